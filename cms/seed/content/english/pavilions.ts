import type { EnglishSeed } from '../types';

/** The pavilions, by slug. */
export const pavilions: EnglishSeed['pavilions'] = {
  'huis-van-de-opdrachtgever': {
    name: 'House of the Client',
    summary:
      'Municipalities, provinces and housing associations lay their plans on the table: which sites become available, how many homes do they need and what do they ask of a factory?',
    description: `A factory can only run if orders keep coming, one after another. In the House of the Client, the people who decide on those orders sit at one long kitchen table. No stand walls and no leaflets, but maps on which you can point at sites.

## What you can do here

- Leaf through the **site gazette**, with 46 places where homes will be built between 2027 and 2030
- Join an open surgery of a quarter of an hour, every day from 11.00 to 15.00
- Have your concept checked against the tenders of three regions at once

On Wednesday afternoon five clients will sign a joint order here. The pen is ready; you are welcome to read along.`,
  },
  houtkwartier: {
    name: 'Timber Quarter',
    summary:
      'Eight timber builders put up one stretch of street together, from straw panel to joint of cross-laminated timber. You may touch it, and smell it too.',
    description: `The Timber Quarter is built the way its participants build their homes: in two days, without glue on the floor, and taken home again afterwards. You walk through a sawn-open wall, over a springy balcony and under a truss of eleven metres.

## Three questions you may ask here

- What about **fire and noise**? There is a test rig with yesterday's readings.
- Where does the timber come from? Every beam has a card with forest, sawmill and date.
- What does it really cost? Three complete budgets hang on the wall for all to see, setbacks included.

At 15.30 the carpenter pours coffee and tells you what did not fit that day.`,
  },
  'boven-op-de-stad': {
    name: 'On Top of the City',
    summary:
      'Stairs up to the roof of an existing block of flats: four metres up you see how a storey is added while the residents stay at home.',
    description: `Tens of thousands of homes would fit on Dutch blocks of flats from the sixties, if structure, lift, pipes and neighbours all cooperate. This pavilion has a **full-size roof edge** with half a rooftop home on it.

## On show

- The steel intermediate floor that carries the loads to the existing walls
- A lift shaft that was placed beside a stairwell in a single night
- The calculator that tells you in ten minutes whether your building can take another storey

Twice a day, residents of a block in Overvecht tell what it was like to live below a building site for eleven weeks. They would do it again. All but one, and she will be there too.`,
  },
  renovatiestraat: {
    name: 'Renovation Street',
    summary:
      'Eight identical terraced houses from 1972 in a row, each one step further in its renovation. At the end of the street the meter is silent and the façade new.',
    description: `Walk into Renovation Street and you begin at a draughty front door and end at a house that stays at 20 degrees all winter. Each façade shows one measure: windows, shell, roof, air, heat, bathroom. At every front door you read what it costs, how many days it takes and **what the resident notices of it**.

## Join in

- Walk along with a site manager at 10.15, 12.15 and 14.15
- Fix a façade panel yourself; the clock stands beside it
- Put on headphones and hear the difference between before and after

The street was made with residents of Zwolle. Their photos hang in the hall, and their comments are on the wall, uncensored.`,
  },
  cirkelplein: {
    name: 'Circle Square',
    summary:
      'A square of used building parts, with a stage of old floor beams. Everything there is for sale and will be collected after the fair has closed.',
    description: `Circle Square is its own proof. The stand comes from a gymnasium in Meppel, the counter from a demolished post office, and the 32 doors along the edge each have a different past. Every part carries a **material passport** with its price.

## For those who want to start

- Lay your demolition schedule beside the demand of other projects
- Learn in half an hour how to take up a floor without breaking it
- Feel the difference between insulation of wool, wood fibre and bulrush

You can bid until Thursday at 14.00. After the fair the square is taken apart, without a skip in sight.`,
  },
};
