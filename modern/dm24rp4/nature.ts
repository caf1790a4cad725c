import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  barabariety,
  battle,
  callnionOfSpell,
  cannotAttackPlayers,
  choose,
  chooseUpTo,
  countOf,
  creature,
  doubleBreaker,
  gains,
  gets,
  guardman,
  guardStrike,
  hasWhile,
  hyperEnergy,
  inOrder,
  itself,
  lookAtTop,
  machFighter,
  may,
  opponentsCreatures,
  power,
  put,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  that,
  the,
  topOfDeckTo,
  tripleBreaker,
  when,
  whenPut,
  whenWinsBattle,
  yourCreatures,
  yourGraveyard,
  yourMana,
} from 'taiki/words';

const shinbaro = creature({
  name: '魔誕哀樹シンバーロ',
  civilizations: ['nature'],
  races: ['Demon Command', "Demon's Legacy"],
  cost: 8,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
    hasWhile(barabariety(3), power(5000), gains(doubleBreaker)),
  ],
  printings: ['DM24-RP4 043'],
});

const faaaOresamaHaKanashi = spell({
  name: '「ファーーーー！俺様は哀しい!!」',
  civilizations: ['nature'],
  cost: 11,
  abilities: [
    hyperEnergy,
    spellAbility(
      { do: 'move', what: yourGraveyard(), to: 'deck', shuffled: true },
      lookAtTop(4, 'seen'),
      put(chooseUpTo({ ref: 'seen', filter: { type: 'creature' } }, 1)),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DM24-RP4 046'],
});

const asagi = creature({
  name: '爆翠月 アサギ',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 8,
  power: 13000,
  abilities: [hyperEnergy, tripleBreaker],
  printings: ['DM24-RP4 072'],
});

const guriffa = creature({
  name: '哀樹奇面グリッファ',
  civilizations: ['nature'],
  races: ['Giant Devil Mask'],
  cost: 4,
  power: 5000,
  abilities: [machFighter, whenPut(any('you', { cost: atLeast(6) }), gets(that, 'turn', gains(machFighter)))],
  printings: ['DM24-RP4 073'],
});

const kohaku = creature({
  name: '爆翠月 コハク',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 4,
  power: 2000,
  abilities: [hyperEnergy, whenPut(self, topOfDeckTo('manaZone'))],
  printings: ['DM24-RP4 074'],
});

const murukuKankin = creature({
  name: 'ムルク・カンキン',
  civilizations: ['nature'],
  races: ['Mystery Totem', 'Tzolkin'],
  cost: 2,
  power: 3000,
  abilities: [when({ event: 'tapped', what: itself }, may(returnToHand(choose(yourMana()))))],
  printings: ['DM24-RP4 076'],
});

const akane = creature({
  name: '爆翠月 アカネ',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 5,
  power: 5000,
  abilities: [
    hyperEnergy,
    machFighter,
    whenWinsBattle(self, inOrder(may(topOfDeckTo('manaZone')), may(returnToHand(choose(yourMana()))))),
  ],
  printings: ['DM24-RP4 021'],
});

const houjun = spell({
  name: '悪魔世界の豊潤',
  civilizations: ['nature'],
  cost: 7,
  abilities: [callnionOfSpell, spellAbility(topOfDeckTo('manaZone', countOf(yourCreatures())))],
  printings: ['DM24-RP4 022'],
});

const uriwari = creature({
  name: '瓜割の超人',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 2,
  power: 9000,
  abilities: [
    guardStrike,
    guardman,
    cannotAttackPlayers,
    when({ event: 'attacks', what: any('opponent', { fresh: true }) }, may(battle(self, that))),
  ],
  printings: ['DM24-RP4 044'],
});

export const nature: readonly CardDefinition[] = [
  uriwari,
  houjun,
  akane,
  shinbaro,
  faaaOresamaHaKanashi,
  asagi,
  guriffa,
  kohaku,
  murukuKankin,
];
