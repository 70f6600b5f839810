import type { EnglishSeed } from '../types';

/** The newest articles, by slug. */
export const news: EnglishSeed['news'] = {
  'programma-staat-online': {
    title: 'The full programme is online',
    intro: 'Ninety items, sixty speakers and twenty tours: from today you can put your days together.',
    body: `After five months of phoning, shifting and scrapping, February's programme is complete. It has six plenary meetings, 48 knowledge sessions, sixteen workshops and twenty tours of the fair floor.

## Search the way you think

Choose by day, subject, room or audience. Each session names the exhibitors that feature in it, so you can walk past them afterwards. Eight items are in English.

## What did not make it

Of the 340 proposals, 250 could not come along. Some were a sales pitch, others were simply too good for three quarters of an hour. That last group we will look up again for 2029.

Knowledge sessions are open to all. For tours and workshops you collect a place ticket from the tour desk on the day itself. [View the programme](/programma) and write a few in your diary in pencil: something always changes.`,
  },
  'laatste-plek-proefwoning': {
    title: 'One place left for a show home in Hall 2',
    intro: 'Thirteen homes and modules have a place. There is room for number fourteen by the northern door.',
    body: `The overhead crane of De Meerhallen will be busy. On Saturday 6 February thirteen homes and modules go in; the heaviest weighs 31 tonnes. One place is still free: 96 square metres, right beside the northern door.

That place has one advantage and one drawback. Visitors who come in from the outdoor area see you first. And there is a draught, so a working front door is welcome.

- Price: €189.00 per square metre, crane and hoisting crew included
- Height: up to 7 metres
- Technical details: to be handed in by 11 December

Call Mirjam Kuipers on 030 000 12 02. She wants to know one thing: will the house really be for sale? There is no room for a stage set. Stands are explained under [Exhibit at the fair](/deelnemen-als-standhouder).`,
  },
  'kadehuis-verdieping-op-drie-flats': {
    title: 'Kadehuis Wonen puts a storey on three blocks of flats',
    intro:
      'The last module is in place. Residents lived below a building site for eleven weeks and got a lift in return.',
    body: `Last week Bovenop Bouwen hoisted the last storey onto the third block of flats of Kadehuis Wonen. In all, 96 homes were added without a single metre of land.

## Surgery on a folding chair

Every Thursday, programme manager Nadia Azzouzi held a surgery in the stairwell. There she heard that the builders' lift ran right past a bedroom. The lift moved to the end wall, and since then the working day has started at half past seven instead of seven.

## What it cost

Per home the work came out nine per cent over budget, mostly because of pipes that ran differently from the drawings. The second block was cheaper again than the first.

Nadia talks about it on Wednesday 10 February, and on Thursday she leads a workshop for those who want to do the sums for a block of their own.`,
  },
  'bewoners-jureren-serieprijs': {
    title: 'Twelve residents form the jury of the Series Award',
    intro: 'They ring the bell of house number one hundred unannounced and ask whether the door still shuts.',
    body: `The Series Award does not honour the finest first house, but the hundredth. This year, for the first time, the jury consists of residents only: tenants and buyers from twelve municipalities, aged between 19 and 84.

They had a day's training from a building engineer and were given a list of twenty questions. The most important comes first: would you want to live here yourself? After that come the sound of the toilet, the place for the pram and the width of the sliding window frame.

From 26 entries the jury chooses three nominees, which we will announce in January. The winner does not get a statuette but a plaque for the factory hall, with the names of all twelve jurors.

The award is presented on Thursday 11 February at 15.15 in the Grote Zaal.`,
  },
  'vijf-paviljoens-vijf-vragen': {
    title: 'Five pavilions, five questions',
    intro:
      'From a table of clients to a square of building parts: each pavilion answers one question from practice.',
    body: `With us, a pavilion is not a collection of counters but a place with a question. In 2027 there are five of them, three in Hall 1 and two in Hall 2.

- **House of the Client:** who orders, how much and when?
- **Timber Quarter:** how does timber meet timber?
- **On Top of the City:** what more can a roof carry?
- **Renovation Street:** how does a house stay a home meanwhile?
- **Circle Square:** what was it before, and what will it be next?

Each pavilion has a host of its own who stays all day. On Circle Square everything is for sale, down to the stand you sit on. You can bid until Thursday at 14.00. In 2025 the square supplied parts for a shed in Meppel, a canteen and a doll's house.`,
  },
  'ingrid-solberg-143-fabrieken': {
    title: 'Ingrid Solberg saw 143 factories and is coming to Utrecht',
    intro: 'She visited 143 housing factories in eleven countries. Fifty-eight of them no longer exist.',
    body: `Why do so many housing factories stop within five years? The Norwegian professor Ingrid Solberg has been studying it for twenty years. On Tuesday 9 February she gives her first lecture in the Netherlands, in the Grote Zaal.

Her answer is less technical than many makers hope. A line can falter and a robot can break, but factories fall over because of empty weeks. So those who order help decide whether there will still be a factory in five years' time.

Solberg brings three real order books. The companies gave permission, on condition that they could read along. On Wednesday she goes into more depth in a smaller room, with calculators on the table. Both lectures are in English.`,
  },
};
