import type { CardDefinition } from 'taiki';
import {
  cannot,
  choose,
  creature,
  crystalArms,
  draw,
  eachWhile,
  eternalOmega,
  evolutionCreature,
  gacharangeCreature,
  has,
  isLike,
  may,
  meteorburn,
  opponentsCreatures,
  provided,
  self,
  superInfiniteOmega,
  tripleBreaker,
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

const shangurira = evolutionCreature({
  name: '「無情」の極 シャングリラ',
  civilizations: [],
  races: ['Guardian', 'Zenith'],
  cost: 11,
  power: 17000,
  abilities: [
    superInfiniteOmega({ races: ['Guardian'] }),
    meteorburn(1, { do: 'move', what: choose(opponentsCreatures()), to: 'deck', shuffled: true }),
    tripleBreaker,
    eachWhile(isLike(self, { tapped: true }), opponentsCreatures(), cannot({ do: 'attack' })),
    eternalOmega,
  ],
});

export const colorless: readonly CardDefinition[] = [metarupon, kurisuArayashiki, shangurira];
