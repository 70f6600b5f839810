export { placeForm } from './form.js';
export { offerEnd, seatsLeft, type Seats } from './seats.js';
