import type { Deck } from './deck.ts';

const deck = (name: string, counted: Readonly<Record<string, number>>): Deck => ({
  name,
  cards: Object.entries(counted).flatMap(([card, count]) => Array<string>(count).fill(card)),
  hyperspatial: [],
  superGR: [],
});

/** Two decks of the first three sets, made to be played against each other. */
export const starterDecks = {
  /** Light and water: blockers, tapping, drawing, and evolution into what cannot be held back. */
  'radiant-tide': deck('Radiant Tide', {
    'La Ura Giga, Sky Guardian': 2,
    'Emerald Grass': 3,
    Emeral: 2,
    'Miele, Vizier of Lightning': 2,
    'Reso Pacos, Clear Sky Guardian': 2,
    'Aqua Hulcus': 4,
    'Aqua Soldier': 2,
    'Hypersquid Walter': 2,
    'Dia Nork, Moonlight Guardian': 2,
    'Aqua Shooter': 2,
    Corile: 2,
    'Urth, Purifying Elemental': 1,
    'Larba Geer, the Immaculate': 1,
    'Crystal Paladin': 1,
    'Ladia Bale, the Inspirational': 1,
    'Crystal Lancer': 2,
    'Solar Ray': 2,
    'Spiral Gate': 3,
    'Brain Serum': 2,
    'Holy Awe': 2,
  }),
  /** Darkness and fire: early attackers, discarding, destruction, and evolution from humans and worms. */
  'burning-shadow': deck('Burning Shadow', {
    'Deadly Fighter Braid Claw': 2,
    'Brawler Zyler': 3,
    'Immortal Baron, Vorg': 2,
    'Bloody Squito': 3,
    'Explosive Dude Joe': 2,
    'Stinger Worm': 2,
    'Horrid Worm': 3,
    'Bone Assassin, the Ripper': 1,
    'Masked Horror, Shadow of Scorn': 2,
    'Muramasa, Duke of Blades': 1,
    'Bolshack Dragon': 1,
    'Zagaan, Knight of Darkness': 1,
    'Gatling Skyterror': 1,
    'Armored Cannon Balbaro': 2,
    'Armored Blaster Valdios': 1,
    'Chaos Worm': 2,
    'Crimson Hammer': 2,
    'Critical Blade': 2,
    'Ghost Touch': 2,
    'Tornado Flame': 2,
    'Terror Pit': 3,
  }),
} satisfies Record<string, Deck>;
