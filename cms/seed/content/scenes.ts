import type { Picture } from './types';

/** The one alternative text of each scene, wherever its picture is used. */
const alternatives = {
  'hero-beursvloer': 'Beursvloer met stands en een volledige proefwoning onder een hoge stalen kap',
  rijwoningen: 'Rij nieuwe woningen met schuine daken en gekleurde voordeuren',
  galerijflat: 'Galerijflat met lange balkons van vier verdiepingen',
  optopping: 'Woongebouw waarop twee lichte houten verdiepingen zijn gezet',
  houtskelet: 'Geraamte van een houten woning in aanbouw',
  fabriekshal: 'Productiehal waarin woningen op een rij worden gebouwd',
  'modules-hijsen': 'Hijskraan plaatst een woningmodule op een stapel',
  'prefab-badkamer': 'Complete badkamer als kant-en-klare cel',
  dakkapel: 'Geprefabriceerde dakkapel op een pannendak',
  zonnedak: 'Dak dat helemaal uit zonnepanelen bestaat',
  warmtepomp: 'Warmtepomp naast de gevel van een woning',
  gevelrenovatie: 'Oude gevel waarvan de helft al met nieuwe panelen is bekleed',
  'biobased-isolatie': 'Wandelement gevuld met isolatie van vezels',
  'houten-toren': 'Hoge woontoren met een houten draagconstructie',
  'wijk-luchtfoto': 'Woonwijk van boven gezien, met straten, tuinen en bomen',
  binnentuin: 'Gemeenschappelijke binnentuin tussen woongebouwen',
  'kade-woningen': 'Woningen aan een kade met hun spiegeling in het water',
  'tiny-houses': 'Kleine vrijstaande woningen rond een grasveld',
  zorgwoning: 'Gelijkvloerse zorgwoning met een brede deur en een helling',
  'bouwplaats-ochtend': 'Bouwplaats in het vroege ochtendlicht',
  'kraan-avond': 'Bouwkraan tegen een avondlucht',
  'werkplaats-zaag': 'Werkplaats met een zaagtafel en gestapelde planken',
  robotarm: 'Robotarm werkt aan een wandelement',
  kozijnen: 'Rij kozijnen die klaarstaat voor plaatsing',
  trappenhuis: 'Licht trappenhuis van boven naar beneden gezien',
  'plint-winkels': 'Woongebouw met winkels op de begane grond',
  dorpskern: 'Dorpskern met kerktoren en lage huizen',
  polderwijk: 'Nieuwe wijk aan een sloot in de polder',
  waterwoningen: 'Drijvende woningen aan een steiger',
  renovatietrein: 'Rij woningen die een voor een wordt gerenoveerd',
  bewonersgesprek: 'Bewoners in gesprek rond een tafel',
  tekentafel: 'Tekentafel met plattegronden en een lamp',
  'digitale-tweeling': 'Gebouw met daarnaast zijn digitale model van lijnen',
  'circulaire-hub': 'Loods met gesorteerde bouwmaterialen voor hergebruik',
  deurenmagazijn: 'Magazijn met rekken vol gebruikte deuren',
  vloerdelen: 'Stapel houten vloerdelen in een loods',
  betonmal: 'Stalen mal voor een betonnen wand in een fabriek',
  staalframe: 'Licht stalen frame van een woningmodule',
  groendak: 'Dak vol planten met uitzicht over de stad',
  regenwater: 'Straat met een wadi die regenwater opvangt',
  speelstraat: 'Straat zonder auto’s waar kinderen spelen',
} as const;

export type SceneName = keyof typeof alternatives;

/** The picture of one scene. */
export function scene(name: SceneName): Picture {
  return { key: `scenes/${name}`, alt: alternatives[name] };
}
