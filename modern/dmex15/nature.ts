import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  choose,
  chooseUpTo,
  costOf,
  creature,
  doubleBreaker,
  evolution,
  evolutionCreature,
  gains,
  gets,
  inOrder,
  instead,
  may,
  opponentsCreatures,
  plus,
  power,
  put,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  superShieldTrigger,
  the,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const kokunShanabagan = spell({
  name: 'コクーン・シャナバガン',
  civilizations: ['nature'],
  cost: 6,
  abilities: [
    ...superShieldTrigger(
      inOrder(topOfDeckTo('manaZone', 2), returnToHand(choose(yourMana()))),
      put(chooseUpTo(yourMana({ type: 'creature', evolution: false, civilizations: ['nature'] }), 2)),
    ),
  ],
  printings: ['DMEX-15 B074'],
});

const gigamanteisu = twinpact(
  'だべべ村の大昆虫ギガマンティス / 「虫虫大行進!!」',
  evolutionCreature({
    name: 'だべべ村の大昆虫ギガマンティス',
    civilizations: ['nature'],
    races: ['Giant Insect'],
    cost: 4,
    power: 5000,
    abilities: [
      evolution({ races: ['Giant Insect'] }),
      wouldBeDestroyed(any('you', { civilizations: ['nature'] }), instead('manaZone')),
    ],
    printings: ['DMEX-15 B031'],
  }),
  spell({
    name: '「虫虫大行進!!」',
    civilizations: ['nature'],
    cost: 7,
    abilities: [
      shieldTrigger,
      spellAbility(
        putIntoMana(choose(opponentsCreatures())),
        put(
          choose(
            yourMana({
              type: 'creature',
              cost: atMost(plus(costOf(the('chosen')), -1)),
              races: ['Giant Insect'],
            }),
          ),
        ),
      ),
    ],
  }),
);

const shibireashidake = twinpact(
  'シビレアシダケ / インビンシブル・パワー',
  creature({
    name: 'シビレアシダケ',
    civilizations: ['nature'],
    races: ['Balloon Mushroom'],
    cost: 2,
    power: 1000,
    abilities: [whenPut(self, may(putIntoMana(choose(yourHand()))))],
    printings: ['DMEX-15 B032'],
  }),
  spell({
    name: 'インビンシブル・パワー',
    civilizations: ['nature'],
    cost: 13,
    abilities: [spellAbility(gets(yourCreatures(), 'turn', power(8000), gains(tripleBreaker)))],
  }),
);

const daguradoruguranR = creature({
  name: '緑神龍ダグラドルグランR',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 6,
  power: 6000,
  abilities: [doubleBreaker, wheneverAttacks(self, may(putIntoMana(choose(yourShields()))))],
  printings: ['DMEX-15 B033'],
});

export const nature: readonly CardDefinition[] = [
  kokunShanabagan,
  gigamanteisu,
  shibireashidake,
  daguradoruguranR,
];
