import type { VisitTexts } from '../nl';

export const frontPage: VisitTexts['frontPage'] = {
  today: {
    title: (fair) => `Today at ${fair}`,
    closedTitle: (fair) => `${fair} is closed now`,
    openUntil: (time) => `Open until ${time}`,
    opensAt: (from, until) => `Open today from ${from} to ${until}`,
    opensNext: (day, time) => `The doors open again on ${day} at ${time}.`,
    places: 'Go to',
    plan: 'Floor plan',
    programme: "Today's programme",
    own: 'My programme',
    badge: 'My badge',
    nowIn: (hall) => `Now in ${hall}`,
    nowElsewhere: 'Now, in other places',
    next: 'Coming up',
    all: 'View everything of today',
    nothing: 'Nothing is on right now.',
  },
  prepare: {
    title: 'Come well prepared',
    badge: 'Your badge',
    badgeText: 'Open your badge on your phone now. Then it works in a hall without reception as well.',
    toBadge: 'Open your badge',
    own: 'My programme',
    ownText: 'Save what you want to see. You see at once whether it fits, with the time to walk in between.',
    toOwn: 'View your programme',
    route: 'Your route',
    toRoute: 'View the route',
    hours: 'Opening hours',
    toProgramme: 'View the programme',
  },
};
