import type { Session } from '../../content/types/session';
import { useLangOf, useMessages } from '../../messages/messages';
import { speakerPath } from '../../site/detail-paths';
import { Heading } from '../../ui/text/heading';
import { SiteLink } from '../../ui/links/site-link';
import { Portrait } from '../../ui/media/portrait';

/** Speakers with their roles and organisations; `lang` is the language of the roles. */
export function SessionSpeakers({ speakers, lang }: { speakers: Session['speakers']; lang?: string }) {
  const m = useMessages().programme;
  const langOf = useLangOf();
  if (speakers.length === 0) return null;
  return (
    <section aria-labelledby="sprekers">
      <Heading level={2} id="sprekers" className="booth-mark mb-4">
        {m.speakers(speakers.length)}
      </Heading>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {speakers.map((speaker) => (
          <li key={speaker.publicId} className="relative flex min-w-0 items-center gap-4">
            <Portrait speaker={speaker} className="size-20 text-2xl" />
            <div className="min-w-0 leading-snug">
              {speaker.role && (
                <p lang={lang} className="text-sm font-semibold text-tint-ink">
                  {speaker.role}
                </p>
              )}
              <p className="font-display text-lg font-bold">
                <SiteLink
                  to={speakerPath(speaker)}
                  className="text-inherit underline-offset-4 after:absolute after:inset-0"
                >
                  {speaker.name}
                </SiteLink>
              </p>
              <p lang={langOf(speaker)} className="text-sm text-ink-soft">
                {[speaker.position, speaker.organisation].filter(Boolean).join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
