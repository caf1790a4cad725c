import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atMost,
  blocker,
  cannot,
  cannotAttack,
  choose,
  chooseUpTo,
  creature,
  crystalSoul,
  discard,
  draw,
  gets,
  inOrder,
  lookAtTop,
  may,
  opponentsCreatures,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  turnFace,
  twinpact,
  whenPut,
  yourHand,
  yourMana,
} from 'taiki/words';

const shidanAkadashi = twinpact(
  '戦攻のシダン アカダシ / 「いいダシがとれそうだ」',
  creature({
    name: '戦攻のシダン アカダシ',
    civilizations: ['water'],
    races: ['Oracle Celes', 'Earth Eater'],
    cost: 1,
    power: 3000,
    abilities: [blocker, cannotAttack],
    printings: ['DM23-EX3 035'],
  }),
  spell({
    name: '「いいダシがとれそうだ」',
    civilizations: ['water'],
    cost: 2,
    abilities: [
      spellAbility(draw(2), discard(choose(yourHand()))),
      spellAbility(may(turnFace(choose(yourMana()), 'faceDown'))),
    ],
  }),
);

const shisuteisu = creature({
  name: '偽りの名 システイス',
  civilizations: ['water'],
  races: ['Magic Command', 'Unknown'],
  cost: 7,
  power: 4000,
  abilities: [
    shieldTrigger,
    crystalSoul(2),
    whenPut(
      self,
      gets(
        chooseUpTo(opponentsCreatures(), 3),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
  printings: ['DM23-EX3 036'],
});

const rirodeddo = creature({
  name: '終斗の閃き リローデッド',
  civilizations: ['water'],
  races: ['Oracle Celes'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAtTop(4, 'seen'),
        returnToHand(choose(the('seen'))),
        putOnDeckBottom(the('seen')),
        may(turnFace(choose(yourMana()), 'faceDown')),
      ),
    ),
  ],
  printings: ['DM23-EX3 060'],
});

const seresuteiaruSupairaru = spell({
  name: 'セレスティアル・スパイラル',
  civilizations: ['water'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(choose(allCreatures({ cost: atMost(6) })))),
    spellAbility(may(turnFace(choose(yourMana()), 'faceDown'))),
  ],
  printings: ['DM23-EX3 061'],
});

export const water: readonly CardDefinition[] = [
  shidanAkadashi,
  shisuteisu,
  rirodeddo,
  seresuteiaruSupairaru,
];
