import { useEffect, type RefObject } from 'react';
import { reportRecommendationView, type Recommendation } from '../api/recommendations';

const HALF_VISIBLE_OPTIONS = { threshold: 0.5 };

/** Reports to the server that a card was visible. */
export function useReportView(card: RefObject<Element | null>, { id, viewedAt }: Recommendation) {
  useEffect(() => {
    if (viewedAt !== null || !card.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      reportRecommendationView(id);
    }, HALF_VISIBLE_OPTIONS);
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [card, id, viewedAt]);
}
