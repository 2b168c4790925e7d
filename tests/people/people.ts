/** A person of the table: how they are typed, stored and shown. */
export interface PersonRow {
  /** ISO 3166 code. */
  country: string;
  stored: { firstName: string; lastName: string };
  shown: string;
  /** As the register takes them. */
  surnames: { first: string; second: string; isGuessed: boolean };
  /** Other ways to type the whole name: the same when they are compared. */
  typed: string[];
}

/**
 * People of 25 countries. Columns: country, given name / surname, first + second surname ("?" where it is a guess), other
 * ways to type the name.
 */
const table = `
ES | Lucía / Ferrer Soler | Ferrer + Soler | LUCIA FERRER SOLER; Lucía  Ferrer Soler; Lucı́a Ferrer Soler
ES | María José / García | García + | Maria Jose Garcia; MARÍA JOSÉ GARCÍA
ES | Ana / de la Fuente García | de la Fuente + García | ana DE LA FUENTE garcia
ES | José Luis / García de la Torre | García + de la Torre ? | Jose Luis Garcia de la Torre
ES | Íñigo / Sáez de Santa María Ruiz | Sáez de Santa María + Ruiz ? | inigo saez de santa maria ruiz
ES | Carmen / de la Cruz y de la Torre | de la Cruz + de la Torre ? | CARMEN DE LA CRUZ Y DE LA TORRE
ES | Marta / Sáez-Nieto Ruiz | Sáez-Nieto + Ruiz | marta saez nieto ruiz; Marta Sáez–Nieto Ruiz; Marta Sáez‑Nieto Ruiz
ES | Itziar / Ñúñez | Ñúñez + | itziar nunez; ITZIAR ÑÚÑEZ
ES | Jordi / Puig i Cadafalch | Puig + Cadafalch ? | jordi puig i cadafalch
AR | María Belén / Fernández | Fernández + | maria belen fernandez
MX | Guadalupe / Hernández López | Hernández + López | guadalupe hernandez lopez
PT | João / da Silva Santos | da Silva Santos + | joao DA SILVA santos; João da Silva  Santos
BR | Antônio / dos Santos | dos Santos + | antonio dos santos
FR | Élodie / d’Aubigné | d’Aubigné + | elodie d'aubigne; Elodie D´Aubigné; ÉLODIE D'AUBIGNÉ
FR | Anne-Sophie / Lefèvre | Lefèvre + | anne sophie lefevre; Anne‐Sophie Lefèvre
DE | Jürgen / Müller | Müller + | Juergen Mueller; jurgen muller; JÜRGEN MÜLLER
DE | Käthe / Groß | Groß + | kathe gross; Kaethe Gross; KÄTHE GROẞ
AT | Maximilian / von und zu Hohenberg | von und zu Hohenberg + | maximilian VON UND ZU hohenberg
NL | Pieter / van den Berg | van den Berg + | PIETER VAN DEN BERG; pieter van  den berg
GB | Siân / Smith-Jones | Smith-Jones + | sian smith jones
IE | Conor / O’Brien | O’Brien + | conor o'brien; Conor Oʼbrien; CONOR OBRIEN
IE | Seán / Ó Súilleabháin | Ó Súilleabháin + | sean o suilleabhain
IT | Niccolò / D’Angelo | D’Angelo + | niccolo d'angelo; NICCOLO D\`ANGELO
PL | Łukasz / Wiśniewski | Wiśniewski + | lukasz wisniewski; ŁUKASZ WIŚNIEWSKI
DK | Søren / Ægidius | Ægidius + | soren aegidius; SØREN ÆGIDIUS
NO | Øystein / Ødegård | Ødegård + | oystein odegard; Oeystein Oedegaard
SE | Åsa / Östlund | Östlund + | asa ostlund
IS | Þórdís / Jónsdóttir | Jónsdóttir + | thordis jonsdottir; ÞÓRDÍS JÓNSDÓTTIR
HU | Árpád / Szent-Györgyi | Szent-Györgyi + | arpad szent gyorgyi
CZ | Božena / Dvořáková | Dvořáková + | bozena dvorakova
HR | Đurđica / Šimić | Šimić + | durdica simic; ĐURĐICA ŠIMIĆ
TR | İlkay / Işık | Işık + | ilkay isik; İLKAY IŞIK; ILKAY ISIK
RU | Сергей / Ёлкин | Ёлкин + | СЕРГЕЙ ЕЛКИН; сергей ёлкин
GR | Σοφία / Παπαδοπούλου | Παπαδοπούλου + | ΣΟΦΙΑ ΠΑΠΑΔΟΠΟΥΛΟΥ
AE | أحمد / بن راشد المنصوري | بن راشد المنصوري + | احمد بن راشد المنصوري
CN | 伟 / 王 | 王 + | 伟　王
JP | Yūko / Ōno | Ōno + | yuko ono; YŪKO ŌNO
VN | Thị Hương / Nguyễn | Nguyễn + | thi huong nguyen; THỊ HƯƠNG NGUYỄN
ID | Suharto /  | + | suharto; SUHARTO
US | Wolfeschlegelsteinhausenbergerdorff-Montgomery / Featherstonehaugh-Cholmondeley | Featherstonehaugh-Cholmondeley + | wolfeschlegelsteinhausenbergerdorff montgomery featherstonehaugh cholmondeley
`;

function rowOf(line: string): PersonRow {
  const [country = "", name = "", surnames = "", typed = ""] = line.split(" | ").map((cell) => cell.trim());
  const [firstName = "", lastName = ""] = name.split(" /").map((part) => part.trim());
  const [first = "", second = ""] = surnames.replace("?", "").split("+");
  return {
    country,
    stored: { firstName, lastName },
    shown: [firstName, lastName].filter(Boolean).join(" "),
    surnames: { first: first.trim(), second: second.trim(), isGuessed: surnames.endsWith("?") },
    typed: typed.split(";").map((way) => way.trim()),
  };
}

export const people: PersonRow[] = table.trim().split("\n").map(rowOf);
