import type { OrdersTexts } from '../nl';

export const order: OrdersTexts['order'] = {
  title: 'Your order',
  intro: 'Check the quantities, fill in for whom you order, and send.',
  quantity: 'Quantity',
  quantityOf: (name) => `Quantity: ${name}`,
  recalculate: 'Calculate again',
  empty: 'You have not chosen anything yet. Fill in a quantity beside each item in the catalogue.',
  toCatalogue: 'To the catalogue',
  fault: {
    'unknown-item': (code) => `${code} is not in the catalogue (any more).`,
    'bad-quantity': (name) => `${name}: fill in a whole number.`,
    'sold-out': (name) => `${name} is sold out.`,
    'too-many': (name, left) => `Of ${name} you can still order ${left}.`,
  },
  who: 'For whom do you order?',
  fields: {
    company: { label: 'Company' },
    contactName: { label: 'Your name' },
    email: { label: 'E-mail address', help: 'We mail your order to this address.' },
    phone: { label: 'Phone number' },
    purchaseReference: {
      label: 'Your purchase number or reference',
      help: 'Only if your administration asks for it.',
    },
    artwork: {
      label: 'Files for print or screen',
      help: 'Pdf, png or jpg, five at most. You can also send them later.',
    },
    remark: { label: 'Remark', help: 'For example your stand number, or which file belongs to what.' },
    accepted: { label: 'I order this against payment and agree to the general terms.' },
  },
  terms: 'Read the general terms',
  submit: 'Order, to be paid by invoice',
  changed:
    'A price has just changed. Nothing has been ordered yet. See below what it costs now and send again.',
  short: (faults) => `${faults} Nothing has been ordered yet. Change the quantity and send again.`,
  again: 'This form has expired in the meantime. Nothing has been ordered yet. Please send it again.',
  placed: {
    title: 'Your order has arrived',
    text: 'A copy is on its way to your e-mail address. You get an answer within two working days. Of printed matter you get a proof: without your approval of it we make nothing. You pay by invoice.',
    receipt: 'Your reference',
    more: 'Back to the catalogue',
  },
};
