export const webhookErrors = {
  wrongScheme: 'Het adres van een webhook begint met https:// of http://.',
  notFound: 'Dit adres is niet te vinden.',
  notPublic:
    'Een webhook kan alleen naar een adres op het openbare internet, niet naar deze server of zijn netwerk.',
} as const;
