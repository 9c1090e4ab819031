import { QueryClient } from '@tanstack/react-query';
import { cacheEmbeddedResponses } from './embedded-answers';

describe('readEmbeddedAnswers', () => {
  it('stores each response under the path of its route and removes the element', () => {
    document.head.innerHTML = `<script type="application/json" id="answers">{"/api/colleges/7":{"name":"Alma \\u003c"}}</script>`;
    const queryClient = new QueryClient();
    cacheEmbeddedResponses(queryClient);
    expect(queryClient.getQueryData(['/api/colleges/7'])).toEqual({ name: 'Alma <' });
    expect(document.getElementById('answers')).toBeNull();
  });

  it('does nothing on a page without embedded responses', () => {
    const queryClient = new QueryClient();
    cacheEmbeddedResponses(queryClient);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
