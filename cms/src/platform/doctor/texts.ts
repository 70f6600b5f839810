import type { Finding } from './finding';

type Texts = Pick<Finding, 'nl' | 'en'>;

/** @param message of a program, in English */
export const withMessage = ({ nl, en }: Texts, message: string): Texts => ({
  nl: `${nl} Melding: ${message}`,
  en: `${en} ${message}`,
});

export const settingFindings = {
  wrong: { nl: 'Een instelling van de inhoudsserver klopt niet.', en: 'A setting is wrong.' },
} as const;

export const backupFindings = {
  none: {
    nl: 'BACKUP_DIR en BACKUP_S3_BUCKET zijn leeg: er worden vanzelf geen back-ups gemaakt. Kies een map op een andere schijf of een bucket, en bewaar BACKUP_KEY op een andere plek.',
    en: 'BACKUP_DIR and BACKUP_S3_BUCKET are not set: no backups are made by themselves. Choose a folder on another disk or a bucket, and store BACKUP_KEY in another place.',
  },
  noDrill: {
    nl: 'BACKUP_DRILL is off: of een back-up terug te zetten is, wordt niet geprobeerd. Haal BACKUP_DRILL weg.',
    en: 'BACKUP_DRILL is off: whether a backup can be restored is not tried. Remove BACKUP_DRILL.',
  },
  sameBucket: (bucket: string) => ({
    nl: `BACKUP_S3_BUCKET (${bucket}) is de bucket van de bestanden zelf: wie die verliest, verliest beide. Kies een andere, liefst bij een andere dienst.`,
    en: `BACKUP_S3_BUCKET (${bucket}) is the bucket of the files themselves: whoever loses it loses both. Choose another one, best at another service.`,
  }),
  notWritable: (folder: string) => ({
    nl: `In BACKUP_DIR (${folder}) kan deze gebruiker niet schrijven, dus back-ups mislukken. Maak de map, voor de gebruiker van de inhoudsserver.`,
    en: `This user cannot write to BACKUP_DIR (${folder}), so backups fail. Make the folder, for the user of the content backend.`,
  }),
  sameDisk: (folder: string) => ({
    nl: `BACKUP_DIR (${folder}) is op dezelfde schijf als de gegevens: wie die schijf verliest, verliest beide. Kies een andere schijf, of kopieer de archieven elke nacht naar een andere machine.`,
    en: `BACKUP_DIR (${folder}) is on the same disk as the data: whoever loses that disk loses both. Choose another disk, or copy the archives to another machine every night.`,
  }),
  failing: { nl: 'Back-ups van deze database mislukken.', en: 'Backups of this database fail.' },
  noTrialDatabase: {
    nl: 'De gebruiker van de database mag geen database maken, dus back-ups worden niet op proef teruggezet. Geef dat recht: ALTER ROLE … CREATEDB',
    en: 'The user of the database may not create a database, so backups are not restored on trial. Grant that: ALTER ROLE … CREATEDB',
  },
} as const;

export const choiceFindings = {
  unreadAdministrator: (email: string) => ({
    nl: `ADMIN_EMAIL is ${email}, waar niemand mail leest: een vergeten wachtwoord komt nooit aan. Zet er uw eigen adres in vóór de eerste start, of wijzig het daarna in het beheer.`,
    en: `ADMIN_EMAIL is ${email}, where nobody reads mail: a forgotten password never arrives. Put your own in before the first start, or change it in the admin after that.`,
  }),
  noPush: {
    nl: 'PUSH_CONTACT is leeg: er gaan geen berichten naar apparaten van bezoekers. Zet er mailto: met een adres in dat iemand leest.',
    en: 'PUSH_CONTACT is not set: visitors’ devices get no messages. Set it to mailto: with an e-mail that somebody reads.',
  },
  openHost: (host: string, port: number) => ({
    nl: `CMS_HOST is ${host}: wie poort ${port} bereikt, komt zonder https bij het beheer. Haal CMS_HOST weg, of laat een firewall alleen uw eigen machines toe.`,
    en: `CMS_HOST is ${host}: whoever reaches port ${port} gets to the admin without https. Remove CMS_HOST, or let a firewall admit your own machines only.`,
  }),
  noMailServer: {
    nl: 'SMTP_URL is leeg: geen enkele mail gaat weg, ze komen in DATA_DIR/mail. Zet er uw mailserver in.',
    en: 'SMTP_URL is not set: no e-mail leaves, they are written to DATA_DIR/mail. Set it to your mail server.',
  },
  demoSender: (name: string, address: string) => ({
    nl: `${name} is ${address}: dat adres bestaat niet. Zet er een adres van uw beurs in.`,
    en: `${name} is ${address}: that address does not exist. Set it to one of your fair.`,
  }),
  sameSecrets: (names: string) => ({
    nl: `${names} zijn niet alle verschillend: wie er een kent, kent er meer. Geef elk een eigen willekeurige waarde.`,
    en: `${names} are not all different: who knows one knows others. Give each a random value of its own.`,
  }),
} as const;

export const dataFolderFindings = {
  notWritable: (folder: string) => ({
    nl: `In DATA_DIR (${folder}) kan deze gebruiker niet schrijven. Geef de map aan de gebruiker van de inhoudsserver.`,
    en: `This user cannot write to DATA_DIR (${folder}). Give the folder to the user of the content backend.`,
  }),
  full: (folder: string, freeMb: number, minFreeMb: number) => ({
    nl: `Op de schijf van DATA_DIR (${folder}) is ${freeMb} MB vrij, minder dan MIN_FREE_MB (${minFreeMb}): er wordt niets nieuws opgeslagen. Maak ruimte.`,
    en: `The disk of DATA_DIR (${folder}) has ${freeMb} MB free, less than MIN_FREE_MB (${minFreeMb}): nothing new is stored. Make room.`,
  }),
  nearlyFull: (folder: string, freeMb: number, minFreeMb: number) => ({
    nl: `Op de schijf van DATA_DIR (${folder}) is nog ${freeMb} MB vrij; onder de ${minFreeMb} MB wordt niets nieuws opgeslagen. Maak op tijd ruimte.`,
    en: `The disk of DATA_DIR (${folder}) has ${freeMb} MB left; below ${minFreeMb} MB nothing new is stored. Make room in time.`,
  }),
  open: (folder: string) => ({
    nl: `Andere gebruikers van deze machine kunnen in DATA_DIR (${folder}): daar staan gegevens van bezoekers. Sluit de map: chmod 700 ${folder}`,
    en: `Other users of this machine can look into DATA_DIR (${folder}), which holds visitors’ data. Close it: chmod 700 ${folder}`,
  }),
} as const;

export const demoAddressFindings = {
  administrators: (emails: string) => ({
    nl: `Beheerders met een adres dat niet bestaat: ${emails}. Geef ze in het beheer een eigen adres.`,
    en: `Administrators with an e-mail that does not exist: ${emails}. Give them one of their own in the admin.`,
  }),
  contacts: (emails: string) => ({
    nl: `De site noemt nog contactadressen van de demobeurs: ${emails}. Wijzig ze in het beheer, onder Site-instellingen.`,
    en: `The site still names contacts of the demo fair: ${emails}. Change them in the admin, under Site-instellingen.`,
  }),
} as const;

const connectionsFor = {
  none: { nl: 'zelfs voor één inhoudsserver te weinig', en: 'too few for one content backend even' },
  one: {
    nl: 'te weinig om er een tweede naast te starten, zoals bij een upgrade',
    en: 'too few to start a second one beside it, as an upgrade does',
  },
} as const;

export const databaseFindings = {
  notUsable: {
    nl: 'DATABASE_URL: de database kan niet worden gebruikt.',
    en: 'DATABASE_URL: the database cannot be used.',
  },
  fewConnections: (connections: number, perProcess: number, enoughFor: keyof typeof connectionsFor) => ({
    nl: `De database staat ${connections} verbindingen toe en een inhoudsserver neemt er ${perProcess} (DATABASE_POOL en één): ${connectionsFor[enoughFor].nl}. Verlaag DATABASE_POOL of verhoog max_connections.`,
    en: `The database allows ${connections} connections and a content backend takes ${perProcess} (DATABASE_POOL and one): ${connectionsFor[enoughFor].en}. Lower DATABASE_POOL or raise max_connections.`,
  }),
  clockDiffers: (seconds: number, isAhead: boolean) => ({
    nl: `De klok van de databaseserver loopt ${seconds} s ${isAhead ? 'voor' : 'achter'} op deze machine. Zet op beide de tijdsynchronisatie aan (timedatectl set-ntp true).`,
    en: `The clock of the database server is ${seconds} s ${isAhead ? 'ahead of' : 'behind'} this machine’s. Switch on time synchronisation on both (timedatectl set-ntp true).`,
  }),
  withoutTls: (host: string) => ({
    nl: `DATABASE_URL gaat zonder TLS naar ${host}: wie op dat netwerk meeleest, ziet alles. Zet er ?sslmode=verify-full achter.`,
    en: `DATABASE_URL leads to ${host} without TLS: whoever listens on that network sees everything. Add ?sslmode=verify-full.`,
  }),
} as const;

export const bucketFindings = {
  withoutTls: (endpoint: string) => ({
    nl: `S3_ENDPOINT is ${endpoint}, zonder TLS: wie op dat netwerk meeleest, ziet wat bezoekers insturen. Gebruik https.`,
    en: `S3_ENDPOINT is ${endpoint}, without TLS: whoever listens on that network sees what visitors send. Use https.`,
  }),
  notUsable: (variables: string, name: string) => ({
    nl: `${variables}_BUCKET: ${name} kan niet worden gebruikt.`,
    en: `${variables}_BUCKET: ${name} cannot be used.`,
  }),
} as const;

export const redisFindings = {
  withoutTls: (host: string) => ({
    nl: `REDIS_URL gaat zonder TLS naar ${host}: het wachtwoord is op dat netwerk te lezen. Gebruik rediss://.`,
    en: `REDIS_URL leads to ${host} without TLS: the password can be read on that network. Use rediss://.`,
  }),
  noAnswer: {
    nl: 'REDIS_URL: Redis antwoordt niet, dus elke inhoudsserver telt grenzen voor zich.',
    en: 'REDIS_URL: Redis does not answer, so each content backend counts limits by itself.',
  },
} as const;

export const mailServerFindings = {
  denied: {
    nl: 'SMTP_URL: de mailserver laat ons niet binnen.',
    en: 'SMTP_URL: the mail server does not let us in.',
  },
  noAnswer: {
    nl: 'SMTP_URL: de mailserver antwoordt niet.',
    en: 'SMTP_URL: the mail server does not answer.',
  },
} as const;

export const mailDomainFindings = {
  spf: (domain: string) => ({
    nl: `SPF van ${domain} is er: mailservers weten welke servers voor u mogen mailen. Staat de dienst die uw mail verstuurt daarbij?`,
    en: `SPF of ${domain} is there: mail servers know which servers may send for you. Does it name the service that sends your mail?`,
  }),
  noSpf: (domain: string) => ({
    nl: `${domain} heeft geen SPF: niemand kan zien welke servers namens u mogen mailen, en veel mail komt bij de ongewenste. Vraag wie uw domein beheert om een TXT-regel die met v=spf1 begint; uw maildienst zegt welke.`,
    en: `${domain} has no SPF: nobody can see which servers may send for you, and much of your mail ends up as junk. Ask whoever manages your domain for a TXT record that begins with v=spf1; your mail service says which.`,
  }),
  manySpf: (domain: string) => ({
    nl: `${domain} heeft meer dan één SPF-regel: dan telt geen ervan. Laat wie uw domein beheert er één van maken.`,
    en: `${domain} has more than one SPF record: then none of them counts. Have whoever manages your domain make them one.`,
  }),
  dkim: (domain: string) => ({
    nl: `DKIM van ${domain} is er: uw mail kan een handtekening krijgen die niemand namaakt.`,
    en: `DKIM of ${domain} is there: your mail can be signed in a way that nobody can copy.`,
  }),
  noDkim: (domain: string) => ({
    nl: `Een DKIM-sleutel van ${domain} vonden we niet onder de gebruikelijke namen. Kijk bij uw maildienst of DKIM aanstaat.`,
    en: `No DKIM key of ${domain} was found under the usual names. See at your mail service whether DKIM is on.`,
  }),
  dmarc: (domain: string) => ({
    nl: `DMARC van ${domain} is er: wie mail in uw naam vervalst, wordt geweerd zoals u het daar zegt.`,
    en: `DMARC of ${domain} is there: mail that is forged in your name is treated as you say there.`,
  }),
  noDmarc: (domain: string) => ({
    nl: `${domain} heeft geen DMARC: grote maildiensten nemen mail aan veel mensen dan niet meer aan. Begin met een TXT-regel bij _dmarc.${domain}: v=DMARC1; p=none`,
    en: `${domain} has no DMARC: large mail services then no longer take mail to many people. Begin with a TXT record at _dmarc.${domain}: v=DMARC1; p=none`,
  }),
  unknown: (domain: string) => ({
    nl: `SPF en DMARC van ${domain} konden we nu niet opzoeken: de naamserver gaf geen antwoord.`,
    en: `SPF and DMARC of ${domain} could not be looked up now: the name server did not answer.`,
  }),
} as const;
