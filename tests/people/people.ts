/** A person of the table: how they are typed, stored, compared and shown. */
export interface PersonRow {
  /** ISO 3166 code. */
  country: string;
  name: {
    stored: { firstName: string; lastName: string };
    shown: string;
    /** As the register takes them. */
    surnames: { first: string; second: string; isGuessed: boolean };
    /** Other ways to type the whole name: the same when they are compared. */
    typed: string[];
  };
  /** The first is how it is stored; the others are ways to type the same one. */
  document: { type: "dni" | "nie" | "passport" | "other"; stored: string; typed: string[] };
  /** The first is how it is shown; the others are ways to type the same one. "" is none. */
  phone: { stored: string; typed: string[] };
  email: { stored: string; typed: string[] };
  birthDate: string;
}

/**
 * People of 25 countries; documents and telephones have the form of their country, and belong to none. Columns: country,
 * given name / surname, first + second surname ("?" where it is a guess), other ways to type the name, document, telephone,
 * address and birth, each first as it is stored and then as it is typed.
 */
const table = `
ES | Lucía / Ferrer Soler | Ferrer + Soler | LUCIA FERRER SOLER; Lucía  Ferrer Soler; Lucı́a Ferrer Soler | dni 12345678Z; 12.345.678-Z; 12345678 z | +34 600 111 222; 600111222; 0034 600-111-222 | lucia.ferrer@example.com; Lucia.Ferrer@example.com | 1985-03-02
ES | María José / García | García + | Maria Jose Garcia; MARÍA JOSÉ GARCÍA | dni 01234567L; 1234567L; 1.234.567-L; 01234567 l | +34 954 123 456; 954123456 | mj.garcia@example.es | 1963-11-30
ES | Ana / de la Fuente García | de la Fuente + García | ana DE LA FUENTE garcia | dni 48291736Q; 48.291.736-Q | +34 611 222 333; (+34) 611 22 23 33 | ana@fuente.example | 1971-07-19
ES | José Luis / García de la Torre | García + de la Torre ? | Jose Luis Garcia de la Torre | dni 52018364T; 52018364-t | +34 622 333 444 | jl.garcia@example.es | 1958-01-09
ES | Íñigo / Sáez de Santa María Ruiz | Sáez de Santa María + Ruiz ? | inigo saez de santa maria ruiz | dni 71930485D | +34 945 012 345 | inigo@example.es | 1990-10-05
ES | Carmen / de la Cruz y de la Torre | de la Cruz + de la Torre ? | CARMEN DE LA CRUZ Y DE LA TORRE | dni 33445566R | +34 633 444 555 | carmen@cruz.example | 1949-05-21
ES | Marta / Sáez-Nieto Ruiz | Sáez-Nieto + Ruiz | marta saez nieto ruiz; Marta Sáez–Nieto Ruiz; Marta Sáez‑Nieto Ruiz | dni 09876543K; 9876543K | +34 644 555 666 | marta@example.es | 1996-02-29
ES | Itziar / Ñúñez | Ñúñez + | itziar nunez; ITZIAR ÑÚÑEZ | dni 70112233E | +34 655 666 777 | itziar@example.es | 2001-06-13
ES | Jordi / Puig i Cadafalch | Puig + Cadafalch ? | jordi puig i cadafalch | dni 46011223E | +34 932 123 456 | jordi@puig.example | 1967-12-17
AR | María Belén / Fernández | Fernández + | maria belen fernandez | passport AAF123456; aaf 123456 | +54 9 11 1234-5678; 0054 9 11 12345678 | mb.fernandez@example.com | 1992-08-25
MX | Guadalupe / Hernández López | Hernández + López | guadalupe hernandez lopez | passport G12345678; g-12345678 | +52 55 1234 5678 | lupita@example.mx | 1988-12-12
PT | João / da Silva Santos | da Silva Santos + | joao DA SILVA santos; João da Silva  Santos | other 12345678 9 ZZ4; 123456789ZZ4 | +351 912 345 678; 00351912345678 | joao@silva.example | 1979-04-25
BR | Antônio / dos Santos | dos Santos + | antonio dos santos | passport FX123456 | +55 11 91234-5678 | antonio@example.br | 1983-09-07
FR | Élodie / d’Aubigné | d’Aubigné + | elodie d'aubigne; Elodie D´Aubigné; ÉLODIE D'AUBIGNÉ | passport 12AB34567; 12ab 34567 | +33 6 12 34 56 78; +33 (0)6 12 34 56 78 | elodie@aubigne.example | 1994-07-14
FR | Anne-Sophie / Lefèvre | Lefèvre + | anne sophie lefevre; Anne‐Sophie Lefèvre | passport 09PK12345 | +33 1 23 45 67 89 | as.lefevre@example.fr | 1968-05-10
DE | Jürgen / Müller | Müller + | Juergen Mueller; jurgen muller; JÜRGEN MÜLLER | passport C01X00T47; c01x00t47 | +49 30 123456; 0049 30 123456; +49 (0)30 123456 | info@müller.example | 1955-10-03
DE | Käthe / Groß | Groß + | kathe gross; Kaethe Gross; KÄTHE GROẞ | passport L01X00T44 | +49 151 12345678 | kaethe@gross.example | 1931-01-18
AT | Maximilian / von und zu Hohenberg | von und zu Hohenberg + | maximilian VON UND ZU hohenberg | passport P1234567; p 1234567 | +43 1 1234567 | max@hohenberg.example | 1976-11-12
NL | Pieter / van den Berg | van den Berg + | PIETER VAN DEN BERG; pieter van  den berg | passport NPR1C23D4 | +31 6 12345678; 0031612345678 | pieter@vandenberg.example | 1981-04-27
GB | Siân / Smith-Jones | Smith-Jones + | sian smith jones | passport 123456789; 123 456 789 | +44 20 7946 0123; +44 (0)20 7946 0123; 0044 20 7946 0123 | sian@example.co.uk | 1999-03-01
IE | Conor / O’Brien | O’Brien + | conor o'brien; Conor Oʼbrien; CONOR OBRIEN | passport PA1234567 | +353 1 234 5678 / +353 87 123 4567 | conor@obrien.example | 1984-03-17
IE | Seán / Ó Súilleabháin | Ó Súilleabháin + | sean o suilleabhain | passport LB0123456 | +353 86 123 4567 | sean@example.ie | 1990-02-01
IT | Niccolò / D’Angelo | D’Angelo + | niccolo d'angelo; NICCOLO D\`ANGELO | other CA12345AB; ca 12345 ab | +39 06 1234 5678 | niccolo@dangelo.example | 1973-06-02
PL | Łukasz / Wiśniewski | Wiśniewski + | lukasz wisniewski; ŁUKASZ WIŚNIEWSKI | passport AB1234567 | +48 512 345 678 | lukasz@example.pl | 1987-11-11
DK | Søren / Ægidius | Ægidius + | soren aegidius; SØREN ÆGIDIUS | passport 201234567 | +45 32 12 34 56 | soren@example.dk | 1965-04-16
NO | Øystein / Ødegård | Ødegård + | oystein odegard; Oeystein Oedegaard | passport 12345678 | +47 412 34 567 | oystein@example.no | 1978-05-17
SE | Åsa / Östlund | Östlund + | asa ostlund | passport 12345678 | +46 70 123 45 67 | asa@example.se | 1993-06-06
IS | Þórdís / Jónsdóttir | Jónsdóttir + | thordis jonsdottir; ÞÓRDÍS JÓNSDÓTTIR | passport A1234567 | +354 612 3456 | thordis@example.is | 1986-06-17
HU | Árpád / Szent-Györgyi | Szent-Györgyi + | arpad szent gyorgyi | passport BA1234567 | +36 20 123 4567 | arpad@example.hu | 1952-08-20
CZ | Božena / Dvořáková | Dvořáková + | bozena dvorakova | passport 12345678 | +420 601 123 456 | bozena@example.cz | 1969-10-28
HR | Đurđica / Šimić | Šimić + | durdica simic; ĐURĐICA ŠIMIĆ | passport 001234567 | +385 91 123 4567 | durdica@example.hr | 1974-05-30
TR | İlkay / Işık | Işık + | ilkay isik; İLKAY IŞIK; ILKAY ISIK | passport U12345678 | +90 532 123 45 67 | ilkay@example.com.tr | 1991-10-29
RU | Сергей / Ёлкин | Ёлкин + | СЕРГЕЙ ЕЛКИН; сергей ёлкин | passport 75 1234567; 751234567 | +7 912 345-67-89 | sergey@example.ru | 1970-06-12
GR | Σοφία / Παπαδοπούλου | Παπαδοπούλου + | ΣΟΦΙΑ ΠΑΠΑΔΟΠΟΥΛΟΥ | passport AK1234567 | +30 694 123 4567 | sofia@example.gr | 1989-03-25
AE | أحمد / بن راشد المنصوري | بن راشد المنصوري + | احمد بن راشد المنصوري | passport A12345678 | +971 50 123 4567; +٩٧١ ٥٠ ١٢٣ ٤٥٦٧ | ahmed@example.ae | 1982-12-02
CN | 伟 / 王 | 王 + | 伟　王 | passport E12345678; Ｅ１２３４５６７８ | +86 138 0013 8000 | wang.wei@example.cn | 1997-10-01
JP | Yūko / Ōno | Ōno + | yuko ono; YŪKO ŌNO | passport TK1234567 | +81 90-1234-5678; +81 (0)90 1234 5678 | yuko@example.jp | 1962-04-29
VN | Thị Hương / Nguyễn | Nguyễn + | thi huong nguyen; THỊ HƯƠNG NGUYỄN | passport B1234567 | +84 91 234 56 78 | huong@example.vn | 1995-09-02
ID | Suharto /  | + | suharto; SUHARTO | passport B 1234567; b1234567 | +62 812-3456-7890 | suharto@example.id | 1921-06-08
US | Wolfeschlegelsteinhausenbergerdorff-Montgomery / Featherstonehaugh-Cholmondeley | Featherstonehaugh-Cholmondeley + | wolfeschlegelsteinhausenbergerdorff montgomery featherstonehaugh cholmondeley | passport 512345678 | +1 202-555-0123 ext. 45; +1 (202) 555-0123 | w.featherstonehaugh@example.com | 1914-09-14
`;

const ways = (cell = "") => cell.split(";").map((way) => way.trim());

function rowOf(line: string): PersonRow {
  const [country = "", name = "", surnames = "", typed, document = "", phone, email, birthDate = ""] = line
    .split(" | ")
    .map((cell) => cell.trim());
  const [firstName = "", lastName = ""] = name.split(" /").map((part) => part.trim());
  const [first = "", second = ""] = surnames.replace("?", "").split("+");
  const [type = "other"] = document.split(" ");
  const [number = "", ...otherNumbers] = ways(document.slice(type.length));
  const [stored = "", ...otherPhones] = ways(phone);
  const [address = "", ...otherAddresses] = ways(email);
  return {
    country,
    name: {
      stored: { firstName, lastName },
      shown: [firstName, lastName].filter(Boolean).join(" "),
      surnames: { first: first.trim(), second: second.trim(), isGuessed: surnames.endsWith("?") },
      typed: ways(typed),
    },
    document: { type: typeOf(type), stored: number, typed: otherNumbers },
    phone: { stored, typed: otherPhones },
    email: { stored: address, typed: otherAddresses },
    birthDate,
  };
}

const types = ["dni", "nie", "passport", "other"] as const;
const typeOf = (type: string) => types.find((one) => one === type) ?? "other";

export const people: PersonRow[] = table.trim().split("\n").map(rowOf);
