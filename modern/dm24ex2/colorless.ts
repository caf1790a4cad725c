import type { CardDefinition } from 'taiki';
import {
  callnion,
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  hyperEnergy,
  may,
  shieldTrigger,
  spell,
  spellAbility,
  turnFace,
  yourMana,
} from 'taiki/words';

const sugoPuromikisa = creature({
  name: 'スゴ腕プロミキサー',
  civilizations: [],
  races: ['Jokers', 'Wonderforce'],
  cost: 6,
  power: 1000,
  abilities: [shieldTrigger, callnion],
  printings: ['DM24-EX2 061'],
});

const serenade = spell({
  name: '水晶のセレナーデ',
  civilizations: [],
  cost: 2,
  abilities: [
    spellAbility({
      do: 'lasting',
      affects: cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Zenith'] }),
      effects: [{ kind: 'cost', by: -4, atLeast: 0 }],
      until: 'turn',
      alsoLater: true,
      untilUsed: true,
    }),
    spellAbility(may(turnFace(choose(yourMana()), 'faceDown'))),
  ],
  printings: ['DM24-EX2 062'],
});

const theYeahRa = creature({
  name: 'The Yeahラー漢',
  civilizations: [],
  races: ['Jokers'],
  cost: 4,
  power: 6000,
  abilities: [hyperEnergy, doubleBreaker],
  printings: ['DM24-EX2 081'],
});

export const colorless: readonly CardDefinition[] = [sugoPuromikisa, serenade, theYeahRa];
