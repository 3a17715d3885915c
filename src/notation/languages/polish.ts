import { english } from "./english";
import { sideHeadings, type Language } from "./types";

/**
 * Programs and many players write the international S H D C with BA for notrump, others P C K T, where `C` is hearts:
 * a lone 4C has two readings. Clubs are written `T` by us, for that says the same in both.
 */
export const polish: Language = {
  names: ["Polish", "Polski"],
  strains: {
    C: ["T", "TR", "TREFL", "TREFLE"],
    D: ["D", "K", "KA", "KARO", "KARA"],
    H: ["H", "KI", "KIER", "KIERY"],
    S: ["S", "P", "PI", "PIK", "PIKI"],
    N: ["BA", "BEZATU", "NT", "N"],
  },
  scripts: [
    { C: "C", D: "D", H: "H", S: "S" },
    { C: "T", D: "K", H: "C", S: "P" },
  ],
  uncertain: ["T", "K", "C", "P"],
  seats: { N: ["N"], E: ["E"], S: ["S"], W: ["W"] },
  sides: { NS: ["NS"], EW: ["EW", "WE"] },
  vulnerable: { None: ["NIKT", "NIKTNIEPOPARTII", "PRZED"], Both: ["OBIE", "WSZYSCY", "PO"] },
  doubled: [...english.doubled, "KTR", "KONTRA"],
  redoubled: [...english.redoubled, "RKTR", "REKONTRA"],
  passedOut: ["PAS", ...english.passedOut, "PASY", "4PASY", "4XPAS", "CZTERYPASY"],
  notPlayed: [...english.notPlayed, "NIEROZEGRANE", "NIEROZEGRANO", "NIEGRANE"],
  sitOut: [...english.sitOut, "PAUZA"],
  pending: [...english.pending, "SĘDZIA", "SEDZIA"],
  average: [...english.average, "ŚREDNIA", "SREDNIA", "ŚR"],
  made: [...english.made, "SWOJE"],
  headings: {
    ...sideHeadings({
      ns: ["ns", "n s"],
      ew: ["ew", "e w", "we", "w e"],
      pair: ["para", "pary", "nr", "numer", "numery", "nr pary"],
      score: ["zapis", "zapisy", "punkty"],
      points: ["mp", "punkty meczowe", "pkt", "maksy"],
      percent: ["%", "procent", "wynik %"],
    }),
    board: ["rozdanie", "rozd", "nr rozdania", "rozdanie nr", "rozd nr"],
    contract: ["kontrakt", "ktr", "kont rakt", "kontr"],
    double: ["kontra"],
    declarer: ["gra", "rg", "rozgrywajacy", "rozgr", "rozgrywa"],
    lead: ["wist", "wst"],
    result: ["lew", "lewy", "wynik"],
    tricks: ["lewy wziete", "liczba lew", "wziatki"],
    adjust: ["sedzia", "orzeczenie", "korekta"],
    note: ["uwaga sedziego", "uwagi sedziego"],
    round: ["runda"],
    table: ["stol", "stolik"],
    section: ["sektor", "sekcja", "grupa"],
    vulnerable: ["zalozenia", "po partii", "zal"],
    pair: ["para", "nr pary", "numer pary", "druzyna", "nr", "numer"],
    direction: ["kierunek", "linia"],
    name: ["nazwisko", "nazwiska", "zawodnik", "zawodnicy", "imie i nazwisko", "zawodnik 1", "zawodnik 2"],
    number: ["pid", "nr pzbs", "numer pzbs", "nr 1", "nr 2"],
    stratum: ["kategoria"],
    handicap: ["handicap"],
    carryOver: ["carry over", "przeniesienie"],
    penalty: ["kara", "kary"],
    opponent: ["przeciwnik", "przeciwnicy"],
    oppImps: ["imp przeciwnika", "impy przeciwnika", "imp przeciwnik"],
    boards: ["rozdania", "liczba rozdan"],
    vpAdjust: ["korekta vp"],
    oppVpAdjust: ["korekta vp przeciwnika"],
  },
};
