import type { PageSeed } from '../types';

/** For readers who come by a link to subscribe. The form is that of the Dutch page. */
export const newsletter: PageSeed = {
  title: 'Newsletter',
  slug: 'nieuwsbrief',
  seo: {
    title: 'Newsletter',
    description:
      'News about the programme, the exhibitors and your visit: five times a year, and every Tuesday in the weeks before the fair.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Who speaks when, which home stands where, and what is new on the floor? You read it five times a year, and every Tuesday in the weeks before the fair. The newsletter itself is in Dutch.`,
    },
    {
      type: 'form',
      title: 'Subscribe',
      text: 'First we send a mail to confirm that the address is yours. Only after that you are on the list.',
    },
    {
      type: 'rich-text',
      body: `## What we store

- your **e-mail address**
- what you **agreed** to, and when

Nothing else. We do not count who opens a newsletter or who presses which link, and we give the list to nobody. If you do not confirm within seven days, we delete your request.

## Leaving

At the foot of every mail is a link. One press of the button and you are off the list; your mail program can do it for you as well. There is more in the [privacy statement](/privacy).`,
    },
  ],
};
