import type { Messages } from '../nl';
import { offline } from './offline';
import { push } from './push';

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
const sessions = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const ownProgramme: Messages['ownProgramme'] = {
  offline,
  save: {
    done: 'Saved in My programme.',
    show: 'View',
    details: 'Note',
    detailsHint: 'You find this in My programme. It stays on your device, unless you sign in.',
    removed: 'No longer saved.',
    undo: 'Undo',
    full: 'Not saved: this device has no room left.',
    blocked: 'Not saved: your browser does not allow it.',
  },
  title: 'My programme',
  intro: 'What you save is here day by day, in order: with walking time, breaks and what else fits.',
  needsScript:
    'This page needs JavaScript: what you save stays on your own device. You can read the whole programme without it.',
  reading: 'Loading your programme',
  account: {
    none: 'Only this device knows what you save. You need no account. If you sign in, it is on your other devices too.',
    signIn: 'Sign in',
    busy: 'Updating your account.',
    merged: 'On your other devices too, because you are signed in.',
    failed: 'Not yet updated on your other devices. That happens as soon as there is a connection.',
    behind:
      'The clock of this device is more than a day ahead. Set it right: then what you save gets to your other devices too.',
    left: 'You are signed out. What you saved is still on this device. It stays saved in your account.',
    clear: 'Remove it from this device',
    other: 'This device has what was saved with another account. It stays saved in that account.',
    join: 'Add it to my account',
    replace: 'Show only my account here',
  },
  feed: {
    unknown: 'There is no such calendar feed (any more).',
    open: 'Calendar feed',
    title: 'Your programme in your calendar app',
    text: 'Your calendar app fetches your programme by itself. If a time or a room changes, or you choose something else, your calendar changes too. Google Calendar looks about once a day, other apps more often.',
    onServer:
      'For this we store on our server which items you chose, without your name and your notes. We delete it a month after the fair, or as soon as you stop.',
    inAccount: 'The feed follows what is in your account, without your notes.',
    alarm: 'Reminder',
    alarms: { none: 'None', quarter: '15 minutes before', hour: '1 hour before' },
    make: 'Make an address',
    ready:
      'Open this address in your calendar app. Whoever has the address sees which items you chose. So do not share it.',
    once: 'We show this address only once.',
    subscribe: 'Open in calendar app',
    copy: 'Copy the address',
    exists:
      'Your account has a calendar feed. We do not show its address again. Lost it? Make a new address; the old one stops then.',
    renew: 'Make a new address',
    stop: 'Stop the feed',
    stopped: 'Stopped: the address no longer works.',
    failed: 'That did not work. Try again later.',
  },
  empty: {
    title: 'You have not saved anything yet',
    text: 'Press the bookmark on a session, an exhibitor or a speaker. You then see your day here: where to be, how far to walk and whether it fits.',
    toProgramme: 'To the programme',
    toExhibitors: 'To the exhibitors',
  },
  noSessions: 'You have not saved any items of the programme yet.',
  skipTo: (day) => `Go to ${day}`,
  toCalendar: 'Add to calendar',
  toOtherDevice: 'To another device',
  share: 'Share',
  move: {
    title: 'To another device',
    text: 'Scan this code with your other phone, or copy the link and open it there. Notes stay on this device.',
    code: 'QR code with what you saved',
    copy: 'Copy the link',
    tooMany: (count) => `The link holds ${count}. The rest stays on this device.`,
    received: (count) =>
      count === 1 ? 'This link holds 1 saved item.' : `This link holds ${count} saved items.`,
    add: 'Put on this device',
    added: 'It is on this device now.',
    ignore: 'Do not',
    fromOther: 'Get it from another device',
    paste: 'Paste the link from your other device here',
    pasteHelp: 'You find that link there at My programme, under ‘To another device’.',
    invalidLink: 'This link holds nothing that you can save here.',
    open: 'Get it',
  },
  install: {
    title: (fair) => `${fair} on your home screen`,
    text: 'You then open your programme with one press, even without reception in the hall.',
    onIos:
      'Press Share (the square with the arrow) and choose ‘Add to Home Screen’. The app starts empty: get your programme there with ‘Get it from another device’.',
    install: 'Install',
    decline: 'No, thank you',
  },
  shared: {
    title: 'A shared programme',
    text: 'Somebody shared this with you. Nothing changes in what you saved yourself.',
    together: (count) =>
      count === 0 ? 'There is no overlap.' : `Together: you both saved ${sessions(count)}.`,
    alsoYours: 'Yours too',
    toOwn: 'To my own programme',
    nothing: 'What is in this link is no longer on the site.',
    linkTitle: (fair) => `My programme for ${fair}`,
  },
  push,
  print: 'Print',
  invalidSessions: 'This address names no items of the programme.',
  now: { title: 'Now', on: 'You are now at', next: 'Next', leave: (time) => `leave by ${time}` },
  summary: (count, times) => `${sessions(count)}, ${times}`,
  conflicts: (count) => (count === 1 ? '1 item cannot be done' : `${count} items cannot be done`),
  pause: (times) => `Break ${times}`,
  feasible: 'Fits',
  tight: 'Tight',
  impossible: 'Does not fit',
  sameRoom: 'you stay in the same room',
  walk: (count, from) => `${minutes(count)} on foot from ${from}`,
  walkShort: (count, left) => `${minutes(count)} on foot, you have ${left}`,
  overlaps: (titles) => `at the same time as ${titles}`,
  misses: (titles) => `but then you miss ${titles}`,
  previousPlace: 'the item before',
  wish: { label: (title) => `How sure: ${title}`, must: 'Sure', maybe: 'Maybe' },
  note: {
    add: 'Note',
    label: (title) => `Note on ${title}`,
    save: 'Save note',
    cancel: 'Cancel',
    hint: (left) => `${left} characters left`,
  },
  remove: (title) => `Remove: ${title}`,
  removed: 'Removed. You can put it back at the bottom of the page.',
  recentlyRemoved: (count) => `Recently removed (${count})`,
  restore: 'Put back',
  fitting: (count) => `What else fits (${count})`,
  exhibitors: 'Saved exhibitors',
  speakers: 'Saved speakers',
  gone: (count) =>
    count === 1
      ? '1 saved item is not of this edition or no longer on the site.'
      : `${count} saved items are not of this edition or no longer on the site.`,
  forget: 'Take away',
};
