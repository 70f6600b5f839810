import { useEffect, useState } from 'react';
import { articleId } from './paths';

/** The number of the article that is being read: the last whose beginning has passed the upper third of the screen. */
export function useCurrentArticle(count: number): number | null {
  const [current, setCurrent] = useState<number | null>(null);

  useEffect(() => {
    const articles = Array.from({ length: count }, (_, index) =>
      document.getElementById(articleId(index + 1)),
    );
    const find = () => {
      const line = window.innerHeight / 3;
      const passed = articles.filter((article) => article && article.getBoundingClientRect().top <= line);
      setCurrent(passed.length > 0 ? passed.length : null);
    };
    find();
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [count]);

  return current;
}
