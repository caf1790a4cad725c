import type { CardDefinition } from 'taiki';
import {
  atMost,
  cardsIn,
  choose,
  creature,
  guardStrike,
  inOrder,
  lastBurst,
  may,
  oneOf,
  putIntoMana,
  putOnDeckBottomShuffled,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  twinpact,
  untap,
  whenPut,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';

const kataHaNoUsagi = creature({
  name: '型破の兎',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(
        topOfDeckTo('manaZone'),
        may(
          oneOf(
            putOnDeckBottomShuffled(yourGraveyard()),
            putOnDeckBottomShuffled(cardsIn('graveyard', 'opponent')),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX4 075'],
});

const yukirinrindake = creature({
  name: 'ユウキリンリンダケ',
  civilizations: ['nature'],
  races: ['Balloon Mushroom'],
  cost: 2,
  power: 2000,
  abilities: [guardStrike, whenPut(self, untap(choose(yourMana())))],
  printings: ['DM24-EX4 096'],
});

const remongurasu = twinpact(
  '分析妖精レモングラス / グラス・トラップ',
  creature({
    name: '分析妖精レモングラス',
    civilizations: ['nature'],
    races: ['Snow Faerie'],
    cost: 2,
    power: 1000,
    abilities: [whenPut(self, may(putIntoMana(choose(yourHand({ races: ['Snow Faerie'] }))))), lastBurst],
    printings: ['DM24-EX4 097'],
  }),
  spell({
    name: 'グラス・トラップ',
    civilizations: ['nature'],
    cost: 3,
    abilities: [
      spellAbility(
        putIntoMana(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(5) }))),
      ),
    ],
  }),
);

export const nature: readonly CardDefinition[] = [kataHaNoUsagi, yukirinrindake, remongurasu];
