import { scene } from '../scenes';
import type { PageSeed } from '../types';

/** How to get there, park, and move about. */
export const venue: PageSeed = {
  title: 'Venue and directions',
  slug: 'locatie',
  seo: {
    title: 'Venue and directions',
    description:
      'De Meerhallen, Kanaalweg 210 in Utrecht: by train and shuttle bus, bicycle or car, parking, loading and accessibility.',
    image: scene('kade-woningen'),
  },
  blocks: [
    {
      type: 'rich-text',
      body: `De Meerhallen stand by the canal, two kilometres west of Utrecht Centraal. Until 1994 the complex was a factory for railway carriages; the two halls and the overhead crane in Hall 2 have remained. The shuttle bus takes you there from the station in twelve minutes.`,
    },
    {
      type: 'map',
      title: 'De Meerhallen, Utrecht',
      text: 'The main entrance is on the canal side, under the orange canopy.',
      points: [
        { name: 'Main entrance', text: 'under the orange canopy' },
        { name: 'Shuttle bus stop', text: 'at the door, every ten minutes' },
        { name: 'Bicycle park', text: 'free and guarded' },
        { name: 'Car park P1', text: 'Kanaalweg 240, two minutes’ walk' },
        { name: 'Car park P2', text: 'Veilinghaven, eight minutes’ walk' },
        { name: 'Loading dock', text: 'Veilingkade 5, with a time slot only' },
        { name: 'Utrecht Centraal', text: 'shuttle bus at platform C, Jaarbeurs side' },
      ],
    },
    {
      type: 'topics',
      title: 'How do you get there?',
      text: 'Train and shuttle bus are fastest; on Wednesday morning P1 is full by half past ten.',
      topics: [
        {
          title: 'Train and shuttle bus',
          icon: 'lucide:train-front',
          label: '12 minutes from Utrecht Centraal',
          body: `Take the exit on the **Jaarbeurs side**. The orange shuttle bus waits at platform C of the bus station. It is free, has a low floor and runs every ten minutes on fair days: out from 8.45, back until 18.15 (Thursday until 17.15).`,
        },
        {
          title: 'On foot',
          icon: 'lucide:footprints',
          label: '30 minutes along the canal',
          body: `From the station, follow the path along the canal: 2.2 kilometres of tarmac, lit and without steps.`,
        },
        {
          title: 'Bicycle',
          icon: 'lucide:bike',
          label: '10 minutes from the centre',
          body: `Beside the main entrance is a guarded bicycle park, free, with 400 places and 30 wide ones. You can hire a bicycle below the station.`,
        },
        {
          title: 'Car',
          icon: 'lucide:car',
          label: 'Navigate to Kanaalweg 240',
          body: `From the ring road, follow the signs to **Meerhallen**. Kanaalweg 240 takes you to P1 and not to the loading dock. Utrecht has a low-emission zone: check beforehand whether an older diesel may enter.`,
        },
      ],
    },
    {
      type: 'topics',
      title: 'Parking and charging',
      topics: [
        {
          title: 'P1, Kanaalweg 240',
          icon: 'lucide:square-parking',
          label: '€14.00 per day',
          body: `900 places, two minutes’ walk. Pay by card at the exit.`,
        },
        {
          title: 'P2, Veilinghaven',
          icon: 'lucide:square-parking',
          label: '€9.00 per day',
          body: `350 places, eight minutes’ walk along a lit path.`,
        },
        {
          title: 'Disabled parking',
          icon: 'lucide:accessibility',
          label: 'Free with your permit',
          body: `Twelve places in front of the main entrance, fifteen metres from the door.`,
        },
        {
          title: 'Electric charging',
          icon: 'lucide:plug',
          label: '48 charging points of 11 kW',
          body: `In P1, bays A1 to A6. They cannot be reserved.`,
        },
      ],
    },
    {
      type: 'topics',
      title: 'The halls',
      text: 'Until 1994 the complex was a factory for railway carriages. Everything is on one level; the halls are connected indoors.',
      topics: [
        {
          title: 'Reception hall',
          icon: 'lucide:door-open',
          label: 'Open from 9.00',
          body: `Registration, information desk, cloakroom (€2.00 per item) and two quiet rooms. The press desk is on the right.`,
        },
        {
          title: 'Hall 1',
          icon: 'lucide:store',
          label: 'Stands, rooms and coffee square',
          body: `Follow the orange line on the floor. Here you find the tour desk and the Grote Zaal, with a hearing loop.`,
          link: { label: 'View the floor plan', url: '/plattegrond' },
        },
        {
          title: 'Hall 2',
          icon: 'lucide:house',
          label: 'Show homes under the overhead crane',
          body: `Follow the blue line. Here stand complete homes that you can walk through.`,
          link: { label: 'View the floor plan', url: '/plattegrond' },
        },
        {
          title: 'Loading and unloading',
          icon: 'lucide:truck',
          label: 'Veilingkade 5',
          body: `For exhibitors only, with a time slot that you receive in January. On fair days the loading dock is open from 7.00 to 9.00.`,
        },
      ],
    },
    {
      type: 'text-with-image',
      title: 'Accessible to everyone',
      body: `Both halls are on one level. A lift of 1.10 by 2.10 metres goes to the rooms upstairs. Each hall has a toilet for wheelchair users, and the Grote Zaal has a hearing loop.

Do you need help, or would you like somebody to walk with you? Call 030 000 12 04 on working days, or go to the information desk.`,
      image: scene('trappenhuis'),
      side: 'Links',
      buttons: [{ label: 'Read more about accessibility', url: '/toegankelijkheid', tone: 'Tweede knop' }],
    },
    { type: 'faq', title: 'Questions about directions and parking' },
  ],
};
