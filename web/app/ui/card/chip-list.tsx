import { useId } from 'react';
import { useLangOf } from '../../messages/messages';
import type { Written } from '../../messages/locale';
import { Chip } from './chip';
import { Heading } from '../text/heading';

export interface ChipListProps {
  title: string;
  chips: readonly ({ to: string; label: string; icon?: string | null } & Written)[];
}

export function ChipList({ title, chips }: ChipListProps) {
  const id = useId();
  const langOf = useLangOf();
  if (chips.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="subheading" id={id}>
        {title}
      </Heading>
      <ul className="mt-3 flex flex-wrap gap-2">
        {chips.map(({ to, label, icon, ...written }) => (
          <li key={to} lang={langOf(written)} className="max-w-full">
            <Chip to={to} icon={icon} className="max-w-full">
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
