import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atLeast,
  atMost,
  barabariety,
  callnion,
  cannotAttack,
  cardsIn,
  choose,
  costOf,
  countOf,
  creature,
  doubleBreaker,
  each,
  eachWhile,
  gains,
  gets,
  guardman,
  has,
  hyperEnergy,
  inOrder,
  instead,
  isLike,
  machFighter,
  may,
  onlyIf,
  plus,
  put,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  that,
  the,
  times,
  topOfDeckTo,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
  yourMana,
} from 'taiki/words';

const mosukito = creature({
  name: '爆翠月 モスキート',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 8,
  power: 9000,
  abilities: [
    hyperEnergy,
    machFighter,
    doubleBreaker,
    wheneverAttacks(
      self,
      may(
        putIntoMana(choose(yourCreatures({ other: true }))),
        put(choose(yourMana({ type: 'creature', cost: atMost(plus(costOf(the('chosen')), -1)) }))),
      ),
    ),
  ],
  printings: ['DM24-RP3 026'],
});

const yobinionToraibu = creature({
  name: 'ヨビニオン・トライブ',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 4,
  power: 4000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
    callnion,
    wouldBeDestroyed(self, instead('manaZone')),
  ],
  printings: ['DM24-RP3 027'],
});

const dorian = creature({
  name: '爆翠月 ドリアン',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 6,
  power: 5000,
  abilities: [shieldTrigger, hyperEnergy, whenPut(self, may(putIntoMana(choose(allCreatures()))))],
  printings: ['DM24-RP3 049'],
});

const otamaNoYousei = creature({
  name: '大玉の妖精',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 3,
  power: 3000,
  abilities: [machFighter, eachWhile(barabariety(3), yourCreatures(), gains(machFighter))],
  printings: ['DM24-RP3 050'],
});

const midoriKariNoTsume = creature({
  name: '緑狩の爪',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 2,
  power: 2000,
  abilities: [
    guardman,
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { cost: atLeast(6) }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    whenPut(any('you', { cost: atLeast(6) }), gets(that, 'turn', gains(machFighter))),
  ],
  printings: ['DM24-RP3 051'],
});

const keisouNoYousei = creature({
  name: '継走の妖精',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 3,
  power: 3000,
  abilities: [whenPut(self, may(put(choose(yourMana({ type: 'creature', cost: atMost(2) })))))],
  printings: ['DM24-RP3 073'],
});

const shieruArukazaru = creature({
  name: 'シェル・アルカザール',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 2,
  power: 1000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      may(putIntoMana(choose(cardsIn('battleZone', 'any', { type: 'element', cost: atMost(3) })))),
    ),
  ],
  printings: ['DM24-RP3 074'],
});

const koshin = creature({
  name: '哀樹 コシン',
  civilizations: ['nature'],
  races: ["Demon's Legacy"],
  cost: 1,
  power: 1000,
  abilities: [
    cannotAttack,
    whenPut(
      self,
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(
          isLike(the('seen'), { type: 'creature' }),
          returnToHand(the('seen')),
          putOnDeckBottom(the('seen')),
        ),
      ),
    ),
  ],
  printings: ['DM24-RP3 075'],
});

const jigokuBunker = creature({
  name: '九番龍 ジゴクバンカー Par459',
  civilizations: ['nature'],
  races: ['Giant Dragon'],
  cost: 12,
  power: 10000,
  abilities: [
    has({ kind: 'cost', by: times(-1, countOf(yourMana())), atLeast: 1 }),
    machFighter,
    doubleBreaker,
    whenPut(self, inOrder(topOfDeckTo('manaZone'), may(returnToHand(choose(yourMana()))))),
  ],
  printings: ['DM24-RP3 008'],
});

export const nature: readonly CardDefinition[] = [
  jigokuBunker,
  mosukito,
  yobinionToraibu,
  dorian,
  otamaNoYousei,
  midoriKariNoTsume,
  keisouNoYousei,
  shieruArukazaru,
  koshin,
];
