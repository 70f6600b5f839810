import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import '../harness/features';
import { placeOf as placeIn, type PathSource } from '../../src/platform/preview/paths';

const document = { slug: 'een-slug', publicId: 5001 };

const placeOf = (type: string, source: PathSource) => placeIn(`api::${type}.${type}`, source);

describe('placeOf', () => {
  it.each([
    ['exhibitor', '/standhouders/5001/een-slug'],
    ['speaker', '/sprekers/5001/een-slug'],
    ['pavilion', '/paviljoens/5001/een-slug'],
    ['news-article', '/nieuws/5001/een-slug'],
    ['interview', '/interviews/5001/een-slug'],
    ['calendar-item', '/kalender/5001/een-slug'],
    ['vacancy', '/vacatures/5001/een-slug'],
    ['session', '/programma/5001'],
    ['page', '/een-slug'],
    ['photo-album', '/fotoalbums/5001/een-slug'],
    ['stand', '/plattegrond'],
    ['navigation', '/'],
    ['brand', '/'],
    ['exhibitor-kind', '/standhouders/een-slug'],
    ['session-kind', '/programma/een-slug'],
    ['rules-version', '/reglement-standhouders'],
    ['site-setting', '/'],
  ])('knows where a %s is seen', (type, expected) => {
    expect(placeOf(type, document)).toEqual({ path: expected });
  });

  it('opens the front page at the root', () => {
    expect(placeOf('page', { slug: 'home' })).toEqual({ path: '/' });
  });

  it.each([
    ['theme', { path: '/standhouders', query: { thema: 'een-slug' } }],
    ['hall', { path: '/standhouders', query: { hal: 'een-slug' } }],
    ['audience', { path: '/programma', query: { doelgroep: 'een-slug' } }],
    ['room', { path: '/programma', query: { zaal: 'een-slug' } }],
    ['faq-category', { path: '/faq', query: { categorie: 'een-slug' } }],
    ['faq-question', { path: '/faq', query: { vraag: 'een-slug' } }],
  ])('narrows a list to a %s', (type, expected) => {
    expect(placeOf(type, document)).toEqual(expected);
  });

  it('has no place for a draft without a URL', () => {
    for (const type of ['exhibitor', 'page', 'theme']) expect(placeOf(type, { publicId: 1 })).toBeNull();
    expect(placeOf('news-article', { slug: 'x', publicId: null })).toBeNull();
    expect(placeOf('session', { slug: 'x' })).toBeNull();
    expect(placeOf('session-kind', { slug: 'x', hasPage: false })).toBeNull();
  });

  it('has a place for every type, but for those that visitors never see', () => {
    const folder = path.resolve(import.meta.dirname, '../../src/api');
    // Calls without a type have no schema.
    const types = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'content-types')));
    expect(types.filter((type) => placeOf(type, document) === null).sort()).toEqual([
      'agenda',
      'agenda-feed',
      'catalogue-order',
      'edition',
      'exhibitor-contract',
      'form-draft',
      'form-submission',
      'form-upload',
      'form-version',
      'list-import',
      'list-import-row',
      'mail-text',
      'newsletter-subscriber',
      'pending-relation',
      'public-id-counter',
      'purge',
      'purge-head',
      'push-announcement',
      'push-change',
      'push-installation',
      'push-registration',
      'push-saved',
      'redirect',
      'session-joining',
      'session-place',
      'short-link',
      'used-token',
      'visitor-check-in',
      'visitor-crew',
      'visitor-registration',
      'withdrawn-session',
    ]);
  });
});
