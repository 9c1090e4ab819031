import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { describeByValidators, convertNumbersToIntegers } from './number-schemas';

class NumbersBody {
  @IsInt()
  @Min(1)
  @Max(9)
  limit: number;

  @IsNumber()
  @Min(0)
  rate: number;

  @IsInt({ each: true })
  @Min(1, { each: true })
  ids: number[];
}

const described = (property: string, schema: object): object => {
  describeByValidators(NumbersBody, property, schema);
  convertNumbersToIntegers(schema);
  return schema;
};

describe('a number in the API document', () => {
  it('is an integer with the bounds of its validators', () => {
    expect(described('limit', { type: 'number' })).toEqual({ type: 'integer', minimum: 1, maximum: 9 });
  });

  it('keeps existing bounds', () => {
    expect(described('limit', { type: 'number', maximum: 5 })).toEqual({ type: 'integer', minimum: 1, maximum: 5 });
  });

  it('is a fraction if the validator allows fractions', () => {
    expect(described('rate', { type: 'number' })).toEqual({ type: 'number', format: 'double', minimum: 0 });
  });

  it('is found in a list', () => {
    expect(described('ids', { type: 'array', items: { type: 'number' } })).toEqual({
      type: 'array',
      items: { type: 'integer', minimum: 1 },
    });
  });

  it('may be nullable', () => {
    expect(described('none', { type: ['number', 'null'] })).toEqual({ type: ['integer', 'null'] });
  });
});
