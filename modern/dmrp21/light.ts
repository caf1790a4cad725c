import type { CardDefinition } from 'taiki';
import {
  addToShields,
  atEndOfYourTurn,
  atMost,
  blocker,
  cannotAttackPlayers,
  cardsIn,
  choose,
  creature,
  draw,
  gets,
  guardStrike,
  inOrder,
  may,
  onlyIf,
  opponentsCreatures,
  put,
  self,
  shieldTrigger,
  shinkarize,
  spell,
  spellAbility,
  tamaseed,
  tap,
  the,
  topOfDeckTo,
  untap,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const heavenKiddo = creature({
  name: '白騎士の精霊HEAVEN・キッド',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 3,
  power: 3500,
  abilities: [
    guardStrike,
    whenPut(self, may(addToShields(choose(cardsIn('battleZone', 'any', { cost: atMost(3), other: true }))))),
  ],
  printings: ['DMRP-21 010'],
});

const gourikiNoHouMusume = creature({
  name: '「剛力の砲娘」',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 3,
  power: 3500,
  abilities: [
    blocker,
    cannotAttackPlayers,
    whenPut(
      { of: 'you', filter: { evolution: true, anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] } },
      tap(choose(opponentsCreatures())),
    ),
  ],
  printings: ['DMRP-21 027'],
});

const banain = creature({
  name: '星装者 バーナイン',
  civilizations: ['light'],
  races: ['Metallica', 'Dragon Guild', 'Rex Stars'],
  cost: 4,
  power: 5500,
  abilities: [
    whenPut(
      { of: 'you', filter: { evolution: true, anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] } },
      may(draw()),
    ),
  ],
  printings: ['DMRP-21 029'],
});

const jueruSupaku = spell({
  name: 'ジュエル・スパーク',
  civilizations: ['light'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(tap(opponentsCreatures())),
    spellAbility(
      onlyIf(youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })), topOfDeckTo('shieldZone')),
    ),
  ],
  printings: ['DMRP-21 030'],
});

const hoshiTsugiNoGouketsu = creature({
  name: '「星継ぎの豪傑」',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 4,
  power: 4000,
  abilities: [whenPut(self, may(put(choose(yourHand({ type: 'tamaseed', cost: atMost(4) })))))],
  printings: ['DMRP-21 046'],
});

const ruvowa = creature({
  name: '青祝銀 ルヴォワ',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 2,
  power: 2500,
  abilities: [atEndOfYourTurn(untap(choose(yourCreatures({ evolution: true }))))],
  printings: ['DMRP-21 047'],
});

const kotton = creature({
  name: '神託少女コットン',
  civilizations: ['light'],
  races: ['Oracle'],
  cost: 3,
  power: 5000,
  abilities: [blocker, cannotAttackPlayers],
  printings: ['DMRP-21 048'],
});

const miradante = tamaseed({
  name: 'ミラダンテの天宝',
  civilizations: ['light'],
  races: ['Angel Command Dragon', 'Rex Stars'],
  cost: 2,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
  ],
  printings: ['DMRP-21 049'],
});

const oyajiNoKokoroE = tamaseed({
  name: '親父の心絵',
  civilizations: ['light'],
  races: ['Jokers', 'Rex Stars'],
  cost: 4,
  abilities: [shinkarize, whenPut(self, topOfDeckTo('shieldZone'))],
  printings: ['DMRP-21 051'],
});

export const light: readonly CardDefinition[] = [
  heavenKiddo,
  gourikiNoHouMusume,
  banain,
  jueruSupaku,
  hoshiTsugiNoGouketsu,
  ruvowa,
  kotton,
  miradante,
  oyajiNoKokoroE,
];
