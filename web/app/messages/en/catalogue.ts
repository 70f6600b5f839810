import type { Messages } from '../nl';

export const catalogue: Messages['catalogue'] = {
  title: 'Advertising and signing',
  intro:
    'Everything you can order beside your stand, with prices and delivery dates. Search by name or choose a group.',
  search: 'Search the catalogue',
  searchPlaceholder: 'Flag, screen, advertisement …',
  resultsTitle: 'Items of the catalogue',
  groups: 'Groups',
  count: (count) => (count === 1 ? '1 item' : `${count} items`),
  other: 'Other',
  vatNote: 'The large price is without VAT; below it is what you pay with VAT. Prices are for this edition.',
  units: {
    piece: 'each',
    'square-metre': 'per m²',
    metre: 'per metre',
    'ten-metres': 'per ten metres',
    day: 'per day',
    edition: 'per edition',
  },
  exclVat: 'excl. VAT',
  inclVat: (price, rate) => `${price} incl. ${rate}% VAT`,
  withoutVat: (price) => `${price}, no VAT`,
  code: 'Order code',
  dimensions: 'Size',
  deadline: 'Deliver by',
  deadlineOver: (day) => `${day} (past)`,
  stock: 'Available',
  stockCount: (count) => (count === 1 ? 'only one' : `${count} in all`),
  soldOut: 'Sold out',
  more: 'More about this item',
  order: 'Order by e-mail',
  /** After the text of the button, for screen readers. */
  orderItem: (name) => `: ${name}`,
  mailSubject: (code, name) => `Order ${code} ${name}`,
  mailBody: (code, name) =>
    `Order code: ${code} (${name})\nNumber:\nCompany:\nStand number:\nInvoice address:\n`,
  how: {
    title: 'How to order',
    steps: [
      'Choose what you want above and note the order codes.',
      'Mail them to us with the number, your company and your stand number. You may also call.',
      'Within two working days you receive a confirmation with the total. Only then is your order final.',
      'Deliver your file before the date given. You receive a proof; without your approval we make nothing.',
    ],
    truth: 'You cannot pay online here: a person reads your order and answers.',
    mail: 'Mail your order',
    subject: 'Order advertising and signing',
    call: (phone) => `Call ${phone}`,
  },
  empty: {
    title: 'Nothing found',
    nothing: 'The catalogue will be published soon. Come back later.',
    withFilters: 'There is nothing in this group now.',
    withQuery: (query) => `We found nothing for “${query}”. Try another word or clear the group.`,
    clear: 'Show the whole catalogue',
  },
};
