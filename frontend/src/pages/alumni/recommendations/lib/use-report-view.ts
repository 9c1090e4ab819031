import { useEffect, type RefObject } from 'react';
import { noteViewed, type Recommendation } from '../api/recommendations';

const HALF_OF_IT = { threshold: 0.5 };

/** Reports to the server that a card was visible. */
export function useReportView(card: RefObject<Element | null>, { id, viewedAt }: Recommendation) {
  useEffect(() => {
    if (viewedAt !== null || !card.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      noteViewed(id);
    }, HALF_OF_IT);
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [card, id, viewedAt]);
}
