import {
  blocker,
  cardsIn,
  choose,
  creature,
  discard,
  gains,
  gets,
  opponentsHand,
  power,
  putIntoGraveyard,
  putOnDeck,
  returnToHand,
  self,
  spell,
  spellAbility,
  wheneverAttacks,
  yourCreatures,
  yourGraveyard,
  yourMana,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import { SURFER } from './cardNames.ts';

/** Gives power and blocker until its player's next turn. */
const oath = spell({
  name: 'Oath',
  civilizations: ['light'],
  cost: 1,
  abilities: [spellAbility(gets(choose(yourCreatures()), 'yourNextTurn', power(4000), gains(blocker)))],
});

/** Discards a hidden card chosen from the opponent's hand. */
const pickpocket = creature({
  name: 'Pickpocket',
  civilizations: ['darkness'],
  cost: 3,
  power: 3000,
  abilities: [wheneverAttacks(self, discard(choose(opponentsHand())))],
});

/** Puts a card from the graveyard into the deck; then the opponent chooses a hidden card from the deck. */
const burial = spell({
  name: 'Burial',
  civilizations: ['nature'],
  cost: 2,
  abilities: [
    spellAbility(
      putOnDeck(choose(yourGraveyard()), 'top'),
      putIntoGraveyard(choose(cardsIn('deck', 'you'), 1, 'opponent')),
    ),
  ],
});

const harvest = spell({
  name: 'Harvest',
  civilizations: ['nature'],
  cost: 2,
  abilities: [spellAbility(returnToHand(choose(yourMana())))],
});

/** 400.5: a card that changes zones is a new object. */
export const newObjects: readonly Scenario[] = [
  {
    id: 'DU-080',
    rules: ['400.5'],
    status: 'firm',
    asks: 'A tapped creature is returned to the hand and summoned again. What does it keep?',
    says: 'A tapped creature affected by an effect is returned to the hand and summoned again. It is a new object: untapped, without the effect, and unable to attack this turn.',
    begin: {
      cards: [oath],
      p1: {
        hand: ['Oath', SURFER],
        manaZone: { light: 1, water: 8 },
        battleZone: [{ name: 'Aqua Vehicle', tapped: true }, 'King Coral'],
      },
      p2: { battleZone: ['Fear Fang'] },
    },
    plays: [
      {
        name: 'returned and summoned again',
        steps: [
          { asked: 'p1 main', choose: ['Cast Oath'] },
          { asked: 'p1 choose', choose: ['Aqua Vehicle'] },
          { asked: 'p1 main', facts: ['lastingEffectBegan Oath'], choose: [`Summon ${SURFER}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Aqua Vehicle'] },
          { asked: 'p1 main', choose: ['Summon Aqua Vehicle'] },
          {
            asked: 'p1 attack',
            offers: ['King Coral attacks the player'],
            only: true,
            forbids: ['Aqua Vehicle @506.1a'],
            choose: 'pass',
          },
          { until: 'p2 attack', passing: true },
          {
            asked: 'p2 attack',
            offers: ['Fear Fang attacks the player'],
            only: true,
            choose: ['attacks the player'],
          },
          { asked: 'p1 block', offers: ['Block with King Coral'], only: true, choose: 'pass' },
        ],
        end: {
          asked: 'p2 shields',
          p1: { battleZone: ['Aqua Vehicle', 'King Coral', SURFER], hand: [], graveyard: ['Oath'] },
          p2: { battleZone: ['Fear Fang (tapped)'], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'not returned',
        begin: { p1: { battleZone: ['Aqua Vehicle', 'King Coral'] } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Oath'] },
          { asked: 'p1 choose', choose: ['Aqua Vehicle'] },
          { asked: 'p1 main', choose: 'pass' },
          {
            asked: 'p1 attack',
            offers: ['Aqua Vehicle attacks', 'King Coral attacks'],
            only: true,
            choose: 'pass',
          },
          { until: 'p2 attack', passing: true },
          { asked: 'p2 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p1 block',
            offers: ['Block with Aqua Vehicle', 'Block with King Coral'],
            only: true,
            choose: ['Block with Aqua Vehicle'],
          },
          { until: 'p1 charge', passing: true },
        ],
        end: {
          asked: 'p1 charge',
          facts: ['p1 battleWon Aqua Vehicle'],
          p1: { battleZone: ['Aqua Vehicle', 'King Coral'], hand: [SURFER, 'Filler'], graveyard: ['Oath'] },
          p2: { battleZone: [], hand: 1, graveyard: ['Fear Fang'] },
        },
      },
    ],
  },
  {
    id: 'DU-081',
    rules: ['400.5a'],
    status: 'firm',
    asks: 'Does a card that returns from a public zone to the hand stay visible to the opponent?',
    says: 'A card that moves from the graveyard or the mana zone to the hand is no longer visible to the opponent, although both players knew it before.',
    begin: {
      cards: [pickpocket, harvest, burial],
      p2: { battleZone: ['Pickpocket', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'from the graveyard',
        begin: {
          p1: {
            hand: ['Dark Reversal', 'Fear Fang'],
            manaZone: { darkness: 2 },
            graveyard: ['Fear Fang', 'Aqua Soldier'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Dark Reversal'] },
          { asked: 'p1 choose', offers: ['Fear Fang', 'Aqua Soldier'], only: true, choose: ['Fear Fang'] },
          { until: 'p2 attack', passing: true },
          { asked: 'p2 attack', choose: ['Pickpocket attacks the player'] },
          {
            asked: 'p2 choose',
            offers: ['Card 1', 'Card 2'],
            only: true,
            lacks: ['Fear Fang'],
            choose: ['Card 1'],
          },
        ],
        end: {
          asked: 'p2 shields',
          facts: ['p1 cardDiscarded Fear Fang'],
          p1: {
            battleZone: [],
            hand: ['Fear Fang'],
            graveyard: ['Aqua Soldier', 'Dark Reversal', 'Fear Fang'],
          },
          p2: { battleZone: ['Pickpocket (tapped)', 'Burning Mane'], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'from the mana zone',
        begin: {
          p1: { hand: ['Harvest', 'Fear Fang'], manaZone: ['Nature Filler', 'Nature Filler', 'Fear Fang'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Harvest'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
          { until: 'p2 attack', passing: true },
          { asked: 'p2 attack', choose: ['Pickpocket attacks the player'] },
          {
            asked: 'p2 choose',
            offers: ['Card 1', 'Card 2'],
            only: true,
            lacks: ['Fear Fang'],
            choose: ['Card 1'],
          },
        ],
        end: {
          asked: 'p2 shields',
          p1: { battleZone: [], hand: ['Fear Fang'], graveyard: ['Harvest', 'Fear Fang'], manaCount: 2 },
          p2: { battleZone: ['Pickpocket (tapped)', 'Burning Mane'], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'from the graveyard to the deck',
        begin: {
          p1: {
            hand: ['Burial'],
            manaZone: { nature: 2 },
            graveyard: ['Fear Fang', 'Fear Fang'],
            deck: ['Fear Fang', 'Fear Fang'],
            battleZone: ['Forest Hornet'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Burial'] },
          { asked: 'p1 choose', offers: ['Fear Fang', 'Fear Fang'], only: true, choose: ['Fear Fang'] },
          {
            asked: 'p2 choose',
            offers: ['Card 1', 'Card 2', 'Card 3'],
            only: true,
            lacks: ['Fear Fang'],
            choose: ['Card 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardMoved Fear Fang > graveyard'],
          p1: {
            battleZone: ['Forest Hornet'],
            hand: [],
            graveyard: ['Fear Fang', 'Fear Fang', 'Burial'],
            deck: ['Fear Fang', 'Fear Fang'],
          },
          p2: { battleZone: ['Pickpocket', 'Burning Mane'], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-082',
    rules: ['400.5b'],
    status: 'firm',
    asks: 'Does a card that is tapped in the mana zone enter the battle zone tapped?',
    says: 'A card that is tapped in the mana zone enters the battle zone untapped.',
    begin: {
      p1: {
        hand: ['Savage Earth'],
        manaZone: [
          'Nature Filler',
          'Nature Filler',
          'Nature Filler',
          'Nature Filler',
          'Nature Filler',
          'Nature Filler',
          'Nature Filler',
          'Forest Hornet',
        ],
        battleZone: ['Fear Fang', 'Golden Wing Striker'],
      },
      p2: { manaZone: [{ name: 'Burning Mane', tapped: true }, 'Filler'], battleZone: ['Aqua Vehicle'] },
    },
    plays: [
      {
        name: 'put by Savage Earth',
        steps: [
          { asked: 'p1 main', choose: ['Cast Savage Earth'] },
          {
            asked: 'p1 choose',
            facts: ['cardTapped Forest Hornet', 'costPaid Savage Earth'],
            choose: ['Forest Hornet'],
          },
          { asked: 'p1 choose', facts: ['cardPut Forest Hornet'], choose: ['Burning Mane'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
          { asked: 'p1 choose', choose: ['Aqua Vehicle'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardUntapped'],
          p1: { battleZone: ['Golden Wing Striker', 'Forest Hornet'], hand: [], graveyard: ['Savage Earth'] },
          p2: { battleZone: ['Burning Mane'], hand: [], graveyard: [], manaZone: ['Filler', 'Aqua Vehicle'] },
        },
      },
    ],
  },
];
