import type { PageSeed } from '../types';

export const privacy: PageSeed = {
  title: 'Privacy',
  slug: 'privacy',
  seo: {
    title: 'Privacy statement',
    description:
      'Which data Stichting Fabriek & Thuis stores about you, why, for how long, with whom we share it and how to have it deleted.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Last changed on 27 November 2026. Stichting Fabriek & Thuis, Kanaalweg 212, 3533 HL Utrecht, is responsible for the data that we process about you. Questions? Mail [privacy@fabriekenthuis.example](mailto:privacy@fabriekenthuis.example).

## What we know about you

- **You request a ticket:** name, position, organisation, e-mail address, what you look for, when you come and, with your consent, what you need
- **You get the newsletter:** your e-mail address, what you agreed to and when
- **You ask for a place at a tour or workshop:** name and e-mail address, and whether you were there
- **You have an account:** name, e-mail address, an encrypted password and where you are signed in
- **You are an exhibitor:** contact details, invoice details and your orders
- **You visit this site:** nothing about you. We only count how often something is viewed, as described below
- **You have your badge read at the entrance:** on which day, and at what time

## What we use it for

To let you in, to tell you that a session has moved, to send invoices and to see what people find useful. The legal basis is your agreement with us or your consent. You withdraw your consent whenever you want.

## With whom we share it

Not with exhibitors. With suppliers that work for us, such as the administrator of our servers, and only what they need. Our servers are in the Netherlands. We do not sell data.

Exhibitors see how often their own page was viewed: by whole weeks and in steps of five, so that nobody can be recognised in it.

## How long we store it

1. Tickets and visits: until 90 days after the fair, what you need until the day after it. If you do not confirm your request, thirty days
2. Accounts: until you delete yours yourself. If you do not confirm your e-mail address, thirty days
3. Newsletter: until you unsubscribe, and thirty days after that. If you do not confirm your subscription, seven days
4. Invoices and agreements: seven years, because the law asks for it
5. Photos: until you ask us to remove them
6. Places at tours and workshops: until thirty days after them. If you do not confirm your request, seven days
7. Figures of visits to the site: single counts for 90 days, added figures for 25 months, totals by day for as long as the fair exists

## How we count visits

We count which pages are viewed, how long and how far they are read, what is searched for, which links and advertisements are pressed, through which site or campaign somebody comes and whether that is on a phone, a tablet or a computer. We store no IP address, nothing by which your browser can be told from others, and no number by which we recognise you. What people type is stored only when five browsers did the same.

How many different visitors there were, we know by one date: in the cookie **laatst** your browser remembers on which day we last counted it, for example 2027-02-09. If that was today, we do not count you again. Everybody who came that day has the same date, so it points at nobody.

As these figures only show how the site is used, hardly affect you and are shared with others only so that they are about nobody, the law asks no consent for them. Would you rather not be counted? [Choose here whether your visit is counted](/privacy/statistiek). If your browser already asks sites not to track you (Do Not Track or Global Privacy Control), we do not count you.

## Cookies

We use three cookies: one for the language of the site, valid for 365 days; **session**, which only says when your browser first came here; and **laatst**, with only the date on which we last counted your browser. The last two end after a year. If you choose not to be counted, your browser stores **statistiek=nee** for a year and we delete the date. When you sign in, cookies are added that remember your session; when you fill in a contract, one that finds your draft for 30 days. There are no cookies of others.

### What is on your own device

What you save in [My programme](/mijn-programma), with your notes, is in your browser. We only get it when you are signed in: then it is in your account too, so that you see it on your other devices. It goes with your account. If you send it to another device or to somebody else in a link, it is in that link and nowhere else. If you add it to your calendar, the numbers of those items are in the address of the file that you fetch. If you make a calendar feed, we store which items you chose, without your name, until you stop it or until a month after the fair. Whoever has the address of the feed sees those items.

If you fill in a form without reception, it stays in your browser until it is sent, for seven days at most. You see and delete it [there](/offline).

If you turn on messages there, we also get, without an account, what you saved and the address where your browser receives messages. Not your name or e-mail address. Turn them off and it is gone from us at once.

Your badge is stored in the browser in which you opened it, so that you can show it in the hall without reception. It goes away when you withdraw. Your browser also stores public pages of this site, for at most fourteen days, so that you can read them in the hall without reception. Your own pages are not among them. You delete everything with the site data in your browser.

## Your rights

You may see, correct, take along and have deleted what we know of you, and object to its use. Mail us from the address that we know; you get a reply within five working days. If you are not satisfied, you can file a complaint with the [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/en), the Dutch Data Protection Authority.

## Reporting a leak

Do you see something that is not right in the security of this site? Mail us a description. We reply within two working days and take no steps against whoever reports in good faith.`,
    },
  ],
};
