import type { CardDefinition } from 'taiki';
import {
  choose,
  creature,
  crystalArms,
  draw,
  gacharangeCreature,
  has,
  may,
  provided,
  self,
  turnFace,
  whenPut,
  yourMana,
} from 'taiki/words';

const metarupon = gacharangeCreature({
  name: 'メタルポンの助',
  civilizations: [],
  races: ['Jokers', 'Wonderforce'],
  cost: 1,
  power: 1000,
  abilities: [has({ kind: 'anyNumberInDeck' })],
});

const kurisuArayashiki = creature({
  name: '悟りのクリス アラヤシキ',
  civilizations: [],
  races: ['Oracle Celes'],
  cost: 3,
  power: 1000,
  abilities: [
    whenPut(self, may(turnFace(choose(yourMana()), 'faceDown'))),
    provided(crystalArms(2), whenPut(self, draw(2))),
  ],
});

export const colorless: readonly CardDefinition[] = [metarupon, kurisuArayashiki];
