import type { FormSeed } from '../types';
import { applicationForm } from './application';
import { contactForm } from './contact';
import { groupForm } from './group';
import { newsletterForm } from './newsletter';
import { pressForm } from './press';
import { vacancyForm } from './vacancy';

/** The forms of the demo fair. */
export const forms: FormSeed[] = [
  contactForm,
  applicationForm,
  vacancyForm,
  pressForm,
  groupForm,
  newsletterForm,
];
