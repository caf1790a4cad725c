import { deepFreeze } from '../table/deepFreeze.ts';
import { type Deck, parseDeck } from './deck.ts';

/** Two decks of the first three sets, made to be played against each other. */
export const starterDecks = deepFreeze({
  /** Light and water: blockers, tapping, drawing, and evolution creatures that cannot be blocked. */
  'radiant-tide': parseDeck(`
    # Radiant Tide
    2 La Ura Giga, Sky Guardian
    3 Emerald Grass
    2 Emeral
    2 Miele, Vizier of Lightning
    2 Reso Pacos, Clear Sky Guardian
    4 Aqua Hulcus
    2 Aqua Soldier
    2 Hypersquid Walter
    1 Dia Nork, Moonlight Guardian
    2 Aqua Shooter
    2 Corile
    1 Urth, Purifying Elemental
    1 Larba Geer, the Immaculate
    1 Crystal Paladin
    1 Ladia Bale, the Inspirational
    2 Crystal Lancer
    3 Solar Ray
    3 Spiral Gate
    2 Brain Serum
    2 Holy Awe
  `),
  /** Darkness and fire: early attackers, discarding, destruction, and evolution from humans and worms. */
  'burning-shadow': parseDeck(`
    # Burning Shadow
    1 Deadly Fighter Braid Claw
    3 Brawler Zyler
    2 Immortal Baron, Vorg
    3 Bloody Squito
    2 Explosive Dude Joe
    2 Stinger Worm
    3 Horrid Worm
    1 Bone Assassin, the Ripper
    1 Masked Horror, Shadow of Scorn
    1 Muramasa, Duke of Blades
    2 Bolshack Dragon
    1 Zagaan, Knight of Darkness
    1 Gatling Skyterror
    1 Metalwing Skyterror
    2 Armored Cannon Balbaro
    1 Armored Blaster Valdios
    2 Chaos Worm
    2 Crimson Hammer
    2 Critical Blade
    2 Ghost Touch
    2 Tornado Flame
    3 Terror Pit
  `),
} satisfies Record<string, Deck>);
