export const newsletter = {
  breadcrumb: 'Nieuwsbrief',
  confirm: {
    title: 'Aanmelding bevestigen',
    ready: {
      heading: 'Nog één druk op de knop',
      text: 'Met deze knop bevestigt u dat wij onze nieuwsbrief mogen sturen naar het adres waarop u onze mail kreeg.',
    },
    submit: 'Bevestig mijn aanmelding',
    done: {
      heading: 'U bent aangemeld',
      text: 'Dank u wel. U krijgt hiervan een mail, en voortaan onze nieuwsbrief.',
    },
    unusable: {
      heading: 'Deze link werkt niet',
      text: 'De link is ouder dan zeven dagen, niet in zijn geheel overgekomen, of u hebt zich intussen afgemeld. Meld u gerust opnieuw aan: u krijgt dan een nieuwe mail.',
    },
    again: 'Naar de nieuwsbrief',
  },
  leave: {
    title: 'Afmelden',
    ready: {
      heading: 'Wilt u geen nieuwsbrief meer?',
      text: 'Eén druk op de knop en u bent afgemeld. U hoeft niet in te loggen en niet te zeggen waarom.',
    },
    submit: 'Meld mij af',
    done: {
      heading: 'U bent afgemeld',
      text: 'U krijgt geen nieuwsbrief meer. Was het een vergissing? Dan kunt u zich weer aanmelden.',
    },
    unusable: {
      heading: 'Deze link werkt niet',
      text: 'De link is niet in zijn geheel overgekomen, of niet van ons; er is niets veranderd. Kopieer het hele adres uit de mail, of vraag ons u af te melden.',
    },
    again: 'Naar de nieuwsbrief',
  },
  contact: 'Neem contact op',
  home: 'Naar de startpagina',
};
