import { useMessages } from '../messages/messages';
import type { IconName } from '../icons/icon-names';

interface OwnPage {
  to: string;
  icon: IconName;
  label: string;
  intro: string;
  /** The menu of the account has it for exhibitors, and no other menu has it. */
  forExhibitors?: true;
}

export function useOwnPages(): OwnPage[] {
  const { menu, overview, security, figures, data } = useMessages().account;
  return [
    { to: '/account', icon: 'user-round', label: menu.account, intro: overview.text },
    { to: '/account/beveiliging', icon: 'shield-check', label: menu.security, intro: security.text },
    {
      to: '/account/statistieken',
      icon: 'chart-column',
      label: figures.title,
      intro: figures.text,
      forExhibitors: true,
    },
    { to: '/account/gegevens', icon: 'download', label: menu.data, intro: data.text },
    { to: '/bezoekersprofiel?mijn=1', icon: 'ticket', label: menu.visit, intro: menu.visitText },
  ];
}
