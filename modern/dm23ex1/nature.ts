import type { CardDefinition } from 'taiki';
import {
  atLeast,
  choose,
  chooseAnyNumber,
  costOf,
  creature,
  discard,
  draw,
  guardman,
  hunting,
  inOrder,
  isLike,
  machFighter,
  moveTo,
  onlyIf,
  opponentsCreatures,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  twinpact,
  whenPut,
  withTotal,
  yourHand,
} from 'taiki/words';

const moeru = creature({
  name: '鬼の育成者 モエル',
  civilizations: ['nature'],
  races: ['Human', 'Giant Hunter'],
  cost: 6,
  power: 5000,
  abilities: [
    guardman,
    hunting,
    whenPut(
      self,
      inOrder(
        revealTop(3, 'seen'),
        returnToHand(chooseAnyNumber({ ref: 'seen', filter: { races: ['Hunter'] } })),
        moveTo('manaZone', the('seen'), 'tapped'),
      ),
    ),
  ],
  printings: ['DM23-EX1 042'],
});

const shiuba = twinpact(
  '運命の親衛隊シウバ / 「その運命、我らもそれに従おう」',
  creature({
    name: '運命の親衛隊シウバ',
    civilizations: ['nature'],
    races: ['Giant', 'Giant Hunter', 'Alien'],
    cost: 4,
    power: 4000,
    abilities: [
      machFighter,
      whenPut(
        self,
        inOrder(
          { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true, as: 'top' },
          onlyIf(isLike(the('top'), { cost: atLeast(7) }), draw()),
        ),
      ),
    ],
    printings: ['DM23-EX1 045'],
  }),
  spell({
    name: '「その運命、我らもそれに従おう」',
    civilizations: ['water'],
    cost: 7,
    abilities: [
      shieldTrigger,
      spellAbility(
        draw(),
        discard(choose(yourHand())),
        returnToHand(withTotal(chooseAnyNumber(opponentsCreatures()), 'cost', costOf(the('chosen')))),
      ),
    ],
  }),
);

export const nature: readonly CardDefinition[] = [moeru, shiuba];
