const tryLater = 'Dit is niet gelukt. Probeer het zo opnieuw; blijft het misgaan, vraag dan een beheerder.';
const invitation = 'Deze uitnodiging werkt niet meer. Vraag een beheerder om een nieuwe.';
const gone = 'Dit bestaat niet meer. Laad de pagina opnieuw.';
const filled = 'Vul dit veld in.';
const httpsAddress = 'Vul een volledig adres in dat met https:// begint.';
const tooLarge = 'Dit bestand is te groot: hoogstens $1 $2.';
const mayNot = 'U mag dit niet doen. Vraag een beheerder om hulp.';

export const serverMessages: Readonly<Record<string, string>> = {
  'Invalid credentials':
    'Dit e-mailadres en wachtwoord horen niet bij elkaar. Probeer het opnieuw, of kies “Wachtwoord vergeten?”.',
  'User not active': 'Dit account is uitgezet. Vraag een beheerder om het weer aan te zetten.',
  'Missing credentials': 'Vul uw e-mailadres en uw wachtwoord in.',
  'Missing or invalid credentials': 'U bent niet meer ingelogd. Log opnieuw in.',
  'Too many requests, please try again later.':
    'Dit is te vaak achter elkaar geprobeerd. Wacht een paar minuten en probeer het dan opnieuw.',
  'Invalid registrationToken': invitation,
  'Invalid registration info': invitation,
  'Email already taken': 'Er is al een account met dit e-mailadres.',
  'Email or Username are already taken': 'Er is al een account met dit e-mailadres of deze gebruikersnaam.',
  'Username already taken': 'Deze gebruikersnaam is al in gebruik. Kies een andere.',
  'Name already taken': 'Deze naam is al in gebruik. Kies een andere.',
  'Passwords do not match': 'De twee wachtwoorden zijn niet hetzelfde.',
  'You cannot delete your own user': 'U kunt uw eigen account niet verwijderen. Vraag een andere beheerder.',
  'You must have at least one user with super admin role.':
    'Er moet minstens één beheerder blijven. Maak eerst iemand anders beheerder.',
  'Some roles are still assigned to some users':
    'Er zijn nog accounts met deze rol. Geef die eerst een andere rol.',
  'This attribute must be unique': 'Dit is al in gebruik. Vul iets anders in.',
  'Invalid time format, expected HH:mm:ss.SSS': 'Vul een tijd in, bijvoorbeeld 14:30.',
  'A value holds a character or a number that cannot be stored.':
    'In een veld staat een teken of een getal dat niet kan worden opgeslagen. Haal het weg en probeer het opnieuw.',
  'The body is too large.': 'Dit is te groot om te versturen. Kies een kleiner bestand.',
  'Files are empty': 'Kies eerst een bestand.',
  'File is not a valid image':
    'Dit bestand is geen afbeelding die we kunnen lezen. Sla hem op als JPEG, PNG of WebP.',
  'Cannot replace a file with multiple ones': 'Kies één bestand om dit door te vervangen.',
  'This locale already exists': 'Deze taal is er al.',
  'Document not found': gone,
  'Entity not found': gone,
  'User not found': gone,
  'User does not exist': gone,
  'Role not found': gone,
  'file.notFound': gone,
  'folder not found': gone,
  'Not Found': gone,
  Forbidden: mayNot,
  'Forbidden access': mayNot,
  ValidationError: 'Niet alle velden zijn goed ingevuld.',
  'Internal Server Error': tryLater,
  'An application error occurred': tryLater,
  'Bad Request': tryLater,
  'Malicious Path': gone,
  'failed to decode': gone,
  'The query names a field that is not there.': gone,
  'Not Implemented': tryLater,
};

/** Messages with a name or a number. The Dutch leaves out the name of the field: the message is shown at the field. */
export const serverPatterns: readonly [RegExp, string][] = [
  [/^slug must match/, 'Gebruik alleen kleine letters, cijfers en losse streepjes.'],
  [/must match the following: "\/\^\(?https\?/, httpsAddress],
  [
    /must match the following/,
    'Zo kan dit niet worden opgeslagen. In de uitleg bij het veld staat hoe het wel moet.',
  ],
  [/final value was: `(?:null|undefined)`/, filled],
  [/ (?:must be defined|is a required field|cannot be null|cannot be empty)\.?$/, filled],
  [/must be at most (\d+) characters?$/, 'Gebruik hoogstens $1 tekens.'],
  [/must be at least (\d+) characters?$/, 'Gebruik minstens $1 tekens.'],
  [/must be (?:greater than or equal to|at least) (-?[\d.]+)$/, 'Vul $1 of meer in.'],
  [/must be (?:less than or equal to|at most) (-?[\d.]+)$/, 'Vul $1 of minder in.'],
  [/must (?:have|contain) at least (\d+) items?$/, 'Voeg er minstens $1 toe.'],
  [/must have (?:at most|less than or equal to) (\d+) items?$/, 'Er kunnen er hoogstens $1 zijn.'],
  [/must be one of the following values/, 'Kies een van de mogelijkheden in de lijst.'],
  [/must be a valid email|is an invalid email|contain[s]? invalid email/i, 'Vul een geldig e-mailadres in.'],
  [/must be a valid URL/i, httpsAddress],
  [/must be an integer|must be a `number` type/, 'Vul een getal in.'],
  [
    /must be a `date` type|expected a timestamp or an ISO date|expected an ISO compatible date/,
    'Kies een datum.',
  ],
  [/must be a `\w+` type/, 'Zo kan dit niet worden opgeslagen. Vul het veld opnieuw in.'],
  [/^(\d+) errors occurred$/, 'Er zijn $1 velden niet goed ingevuld.'],
  [
    /relation\(s\) of type .* do not exist/,
    'Iets waarnaar dit verwijst, is intussen verwijderd. Laad de pagina opnieuw.',
  ],
  [
    /file type.*(?:not allowed|not supported)|mime type.*not allowed/i,
    'Dit soort bestand kan hier niet. Gebruik een JPEG, PNG of WebP voor beeld, MP4 voor film en PDF voor documenten.',
  ],
  [/exceeds size limit of ([\d.]+) ?(\w+)/, tooLarge],
  [/maximum allowed size is ([\d.]+) ?(\w+)/, tooLarge],
  [/^The name must be unique and a role with name/, 'Er is al een rol met deze naam. Kies een andere.'],
  [
    /^Invalid password\. Expected a minimum of 8/,
    'Gebruik minstens 8 tekens, met een hoofdletter en een cijfer.',
  ],
  [/must contain at least one lowercase/, 'Gebruik minstens één kleine letter.'],
  [/must contain at least one uppercase/, 'Gebruik minstens één hoofdletter.'],
  [/must contain at least one (?:digit|number)/, 'Gebruik minstens één cijfer.'],
  [/must be less than (\d+) bytes/, 'Dit wachtwoord is te lang: gebruik hoogstens $1 letters en cijfers.'],
];
