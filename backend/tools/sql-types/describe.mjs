/** Asks PostgreSQL for the parameters and columns of a statement, without executing it. */

/**
 * @typedef {object} Description
 * @property {number[]} parameters OIDs of the types of `$1`, `$2` ...
 * @property {{ name: string, type: number, table: number, column: number }[]} columns `table` and `column` are 0 for an
 *   expression
 */

/** A query of `pg` that only parses and describes the text. */
class DescribeQuery {
  constructor(text, done) {
    this.text = text;
    this.done = done;
    this.columns = [];
    this.parameters = [];
  }

  submit(connection) {
    this.connection = connection;
    this.noteParameters = ({ dataTypeIDs }) => (this.parameters = dataTypeIDs);
    connection.on('parameterDescription', this.noteParameters);
    connection.parse({ text: this.text, name: '', types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }) {
    this.columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      table: tableID,
      column: columnID,
    }));
  }

  handleError(error) {
    this.#end();
    this.error = error;
    this.done(error);
  }

  handleReadyForQuery() {
    this.#end();
    if (!this.error) this.done(null, { parameters: this.parameters, columns: this.columns });
  }

  #end() {
    this.connection.removeListener('parameterDescription', this.noteParameters);
  }
}

/**
 * @param {import('pg').Client} client
 * @param {string} text
 * @returns {Promise<Description>} rejects with PostgreSQL's error if the statement isn't valid
 */
export const describeStatement = (client, text) =>
  new Promise((resolve, reject) => {
    client.query(new DescribeQuery(text, (error, description) => (error ? reject(error) : resolve(description))));
  });
