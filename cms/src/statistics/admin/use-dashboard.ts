import { isFetchError, useAPIErrorHandler, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Dashboard } from '../dashboard/shape';
import { parametersOf, type Question } from './address';
import { pageTexts } from './texts';

const path = '/statistics/dashboard';
const refreshMs = 30_000;

interface UseDashboard {
  /** The last picture that came, also while the next is under way. */
  dashboard: Dashboard | null;
  problem: string | null;
  isLoading: boolean;
  reload: () => void;
}

export function useDashboard(question: Question): UseDashboard {
  const { get } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const [dashboard, setDashboard] = useState<Dashboard | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(parametersOf(question));

  useEffect(() => {
    const controller = new AbortController();
    const params: Record<string, string> = JSON.parse(asked);
    get<Dashboard>(path, { params, signal: controller.signal }).then(
      ({ data }) => {
        if (controller.signal.aborted) return;
        setDashboard(data);
        setProblem(null);
        setAnswered(asked);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setProblem(isFetchError(error) ? formatAPIError(error) : pageTexts.notLoaded);
        setAnswered(asked);
      },
    );
    return () => controller.abort();
  }, [get, asked, round]);

  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible') setRound((before) => before + 1);
    };
    const timer = setInterval(reload, refreshMs);
    document.addEventListener('visibilitychange', reload);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reload);
    };
  }, []);

  return {
    dashboard,
    problem,
    isLoading: answered !== asked,
    reload: () => setRound((before) => before + 1),
  };
}
