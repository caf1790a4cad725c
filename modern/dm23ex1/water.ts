import type { CardDefinition } from 'taiki';
import {
  addToShields,
  called,
  cannot,
  cardsIn,
  choose,
  creature,
  discard,
  draw,
  gets,
  guardStrike,
  lookAtTop,
  may,
  opponentsCreatures,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  shieldTriggerPlus,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  the,
  twinpact,
  whenPut,
  yourHand,
  yourShields,
} from 'taiki/words';

const meteru = twinpact(
  '情熱の薔薇 メーテル / 神にも届く歌声',
  creature({
    name: '情熱の薔薇 メーテル',
    civilizations: ['water'],
    races: ['Magic Outrage MAX'],
    cost: 4,
    power: 3000,
    abilities: [
      whenPut(self, may(addToShields(choose(yourHand())), takeShieldWithoutTrigger(choose(yourShields())))),
    ],
    printings: ['DM23-EX1 051'],
  }),
  spell({
    name: '神にも届く歌声',
    civilizations: ['water'],
    cost: 3,
    abilities: [
      shieldTrigger,
      spellAbility(returnToHand(choose(opponentsCreatures()))),
      spellAbility(draw(), discard(choose(yourHand()))),
    ],
  }),
);

const bokkudou = spell({
  name: '堕呪 ボックドゥ',
  civilizations: ['water'],
  races: ['Magic Tool'],
  cost: 2,
  abilities: [
    ...shieldTriggerPlus(
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
      returnToHand(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))),
    ),
  ],
  printings: ['DM23-EX1 068'],
});

const shinkaSekkeizu = spell({
  name: '神化設計図',
  civilizations: ['water'],
  cost: 2,
  abilities: [
    guardStrike,
    spellAbility(
      lookAtTop(3, 'seen'),
      {
        do: 'choose',
        what: called(
          choose({ ref: 'seen', filter: { anyOf: [{ races: ['God'] }, { type: 'spell' }] } }),
          'found',
        ),
      },
      { do: 'reveal', what: the('found') },
      returnToHand(the('found')),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DM23-EX1 069'],
});

export const water: readonly CardDefinition[] = [meteru, bokkudou, shinkaSekkeizu];
