import type { CardDefinition } from 'taiki';
import {
  another,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  each,
  evolution,
  evolutionCreature,
  evolutionFrom,
  given,
  inOrder,
  may,
  named,
  opponentsCreatures,
  optionalReduction,
  put,
  putIntoGraveyard,
  returnToHand,
  self,
  shieldTrigger,
  tally,
  topOfDeckTo,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
  yourTurn,
} from 'taiki/words';

const ipushironToureito = evolutionCreature({
  name: 'イプシロン・トゥレイト',
  civilizations: ['darkness'],
  races: ['Survivor'],
  cost: 8,
  power: 8000,
  abilities: [
    evolution({ races: ['Survivor'] }),
    doubleBreaker,
    wheneverAttacks(self, put(choose(yourGraveyard({ type: 'creature', evolution: false })))),
    whenDestroyed(
      another('you', { races: ['Survivor'] }),
      destroy(choose(opponentsCreatures({ extreme: 'lowestPower' }))),
    ),
  ],
  printings: ['DM23-EX2 048'],
});

const gannaPatorora = creature({
  name: 'ガンナー=パトローラー',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(tally(putIntoGraveyard(yourShields()), 'number'), topOfDeckTo('shieldZone', named('number'))),
    ),
  ],
  printings: ['DM23-EX2 050'],
});

const romanofuArufa = evolutionCreature({
  name: '邪眼の始祖 ロマノフ・アルファ',
  civilizations: ['darkness'],
  races: ['Dark Lord', 'Knight'],
  cost: 3,
  power: 3000,
  abilities: [
    evolutionFrom('graveyard', evolution({ civilizations: ['darkness'] })),
    whenPut(
      self,
      inOrder(
        topOfDeckTo('graveyard', 4),
        returnToHand(choose(yourGraveyard({ civilizations: ['darkness'] }))),
      ),
    ),
  ],
  printings: ['DM23-EX2 072'],
});

const zabiKurazuDoragun = creature({
  name: 'ザビ・クラズ・ドラグーン',
  civilizations: ['darkness'],
  races: ['Tyranno Drake', 'Alien'],
  cost: 2,
  power: 2000,
  abilities: [
    each(
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['のエイリアン'] }),
      optionalReduction(1, 1),
    ),
  ],
  printings: ['DM23-EX2 075'],
});

const kotoMerugeito = creature({
  name: 'コート=メルゲイト',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 1000,
  abilities: [
    given(
      yourTurn,
      whenPut(
        { of: 'you', filter: { other: true, races: ['Abyss'] } },
        may(discard(choose(yourHand())), returnToHand(choose(yourGraveyard({ races: ['Abyss'] })))),
      ),
    ),
  ],
  printings: ['DM23-EX2 076'],
});

const burakkuaira = creature({
  name: '爆暗黒 ブラックアイラ',
  civilizations: ['darkness'],
  races: ['Human Baku', 'Samurai'],
  cost: 3,
  power: 1000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(destroy(choose(yourCreatures())), destroy(choose(opponentsCreatures(), 1, 'opponent'))),
    ),
  ],
  printings: ['DM23-EX2 095'],
});

export const darkness: readonly CardDefinition[] = [
  ipushironToureito,
  gannaPatorora,
  romanofuArufa,
  zabiKurazuDoragun,
  kotoMerugeito,
  burakkuaira,
];
