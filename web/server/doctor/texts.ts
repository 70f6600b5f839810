export const settingFindings = {
  wrong: (problem: string) => ({
    nl: `Een instelling van de site klopt niet. Melding: ${problem}.`,
    en: `A setting of the site is wrong. ${problem}.`,
  }),
} as const;

export const doorFindings = {
  thisMachineOnly: (origin: string) => ({
    nl: `SITE_URL is ${origin}: links in mails leiden alleen op deze machine ergens heen. Zet er het adres in waarop bezoekers de site openen.`,
    en: `SITE_URL is ${origin}: links in e-mails lead somewhere on this machine only. Set it to the URL at which visitors open the site.`,
  }),
  noTls: (origin: string) => ({
    nl: `SITE_URL is ${origin}, zonder TLS: wachtwoorden en formulieren gaan leesbaar over het netwerk. Zet er een proxy met een certificaat voor, en https in SITE_URL.`,
    en: `SITE_URL is ${origin}, without TLS: passwords and forms cross the network readable. Put a proxy with a certificate in front, and https in SITE_URL.`,
  }),
  noTrustedProxies: {
    nl: 'TRUSTED_PROXIES is 0 en SITE_URL begint met https: alle bezoekers achter de proxy tellen als één, of worden niet begrensd. Zet er het aantal proxy’s in dat elk verzoek passeert.',
    en: 'TRUSTED_PROXIES is 0 and SITE_URL begins with https: all visitors behind the proxy count as one, or are not limited. Set it to the number of proxies that every request passes.',
  },
  open: (port: number) => ({
    nl: `De site luistert op elk netwerk, ook zonder de proxy: wie poort ${port} bereikt, kan een IP-adres verzinnen. Zet HOST=127.0.0.1, of laat een firewall alleen de proxy toe.`,
    en: `The site listens on every network, also without the proxy: whoever reaches port ${port} can make up an IP address. Set HOST=127.0.0.1, or let a firewall admit the proxy only.`,
  }),
} as const;

export const serverFindings = {
  noPurgeSecret: {
    nl: 'PURGE_SECRET is leeg: de site hoort niet wat er verandert en maakt elke pagina telkens opnieuw. Zet er dezelfde waarde in als bij de inhoudsserver.',
    en: 'PURGE_SECRET is not set: the site does not hear what changes and renders every page each time. Set it to what the content backend has.',
  },
  noMetrics: {
    nl: 'METRICS_PORT is leeg: niemand kan zien hoe het met de site gaat. Zet er een poort in die alleen uw bewaking bereikt.',
    en: 'METRICS_PORT is not set: nobody can see how the site is. Set it to a port that only your monitoring reaches.',
  },
  openMetrics: (host: string, port: number) => ({
    nl: `METRICS_HOST is ${host}: ook anderen kunnen poort ${port} lezen. Haal METRICS_HOST weg, of laat een firewall alleen uw bewaking toe.`,
    en: `METRICS_HOST is ${host}: others can read port ${port} as well. Remove METRICS_HOST, or let a firewall admit your monitoring only.`,
  }),
  noPageCache: {
    nl: 'PAGE_CACHE_MB is 0: elke pagina wordt voor elke bezoeker gemaakt. Haal PAGE_CACHE_MB weg.',
    en: 'PAGE_CACHE_MB is 0: each page is rendered for each visitor. Remove PAGE_CACHE_MB.',
  },
  noLimit: (name: string) => ({
    nl: `${name} is 0: één machine mag onbegrensd vragen. Haal ${name} weg.`,
    en: `${name} is 0: one machine may ask without limit. Remove ${name}.`,
  }),
  noServiceWorker: {
    nl: 'SERVICE_WORKER is off: zonder bereik werkt de site niet. Haal SERVICE_WORKER weg als dat niet meer de bedoeling is.',
    en: 'SERVICE_WORKER is off: the site does not work without reception. Remove SERVICE_WORKER when that is no longer meant.',
  },
} as const;

export const pagesFindings = {
  fixedMoment: (moment: string) => ({
    nl: `FAIR_NOW staat vast op ${moment}: bezoekers zien de site van dat moment. Haal FAIR_NOW weg.`,
    en: `FAIR_NOW is pinned at ${moment}: visitors see the site of that moment. Remove FAIR_NOW.`,
  }),
  noAdminUrl: {
    nl: 'ADMIN_URL is leeg: redacteuren op andere machines zien in het beheer geen voorvertoning. Zet er het adres in waarop zij het beheer openen.',
    en: 'ADMIN_URL is not set: editors on other machines see no preview in the admin. Set it to the URL at which they open the admin.',
  },
} as const;

export const folderFindings = {
  notWritable: (folder: string) => ({
    nl: `In DATA_DIR (${folder}) kan deze gebruiker niet schrijven. Geef de map aan de gebruiker van de site.`,
    en: `This user cannot write to DATA_DIR (${folder}). Give the folder to the user of the site.`,
  }),
  littleRoom: (folder: string, freeMb: number, neededMb: number) => ({
    nl: `Op de schijf van DATA_DIR (${folder}) is ${freeMb} MB vrij, minder dan statistieken mogen wachten (STATISTICS_MB, ${neededMb}). Maak ruimte.`,
    en: `The disk of DATA_DIR (${folder}) has ${freeMb} MB free, less than statistics may take while they wait (STATISTICS_MB, ${neededMb}). Make room.`,
  }),
} as const;
