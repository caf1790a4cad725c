import { deepFreeze } from '../table/deepFreeze.ts';
import { type Deck, parseDeck } from './deck.ts';

/**
 * Legal decks of 40 cards. The first two are made to be played against each other, the next five have one civilization each, and
 * the other six are archetypes of DM-01 to DM-13. `starterDeckNotes` says how each one plays.
 */
export const starterDecks = deepFreeze({
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
  'dawn-wall': parseDeck(`
    # Dawn Wall
    3 La Ura Giga, Sky Guardian
    4 Emerald Grass
    3 Iocant, the Oracle
    3 Miele, Vizier of Lightning
    3 Dia Nork, Moonlight Guardian
    3 Magris, Vizier of Magnetism
    2 Frei, Vizier of Air
    2 Phal Eega, Dawn Guardian
    3 Aeris, Flight Elemental
    2 Szubs Kin, Twilight Guardian
    2 Urth, Purifying Elemental
    2 Alcadeias, Lord of Spirits
    4 Solar Ray
    2 Logic Cube
    2 Holy Awe
  `),
  'deep-current': parseDeck(`
    # Deep Current
    4 Aqua Hulcus
    3 Aqua Soldier
    3 Hypersquid Walter
    3 Emeral
    2 Candy Drop
    2 Aqua Shooter
    3 Crystal Paladin
    3 Crystal Lancer
    2 Corile
    3 Aqua Surfer
    2 King Ripped-Hide
    1 King Depthcon
    4 Spiral Gate
    3 Brain Serum
    2 Energy Stream
  `),
  'grave-whisper': parseDeck(`
    # Grave Whisper
    3 Marrow Ooze, the Twister
    4 Bloody Squito
    2 Propeller Mutant
    4 Horrid Worm
    3 Bone Assassin, the Ripper
    2 Masked Horror, Shadow of Scorn
    2 Stinger Worm
    3 Chaos Worm
    2 Dark Titan Maginn
    2 Zagaan, Knight of Darkness
    3 Ghost Touch
    2 Death Smoke
    4 Terror Pit
    2 Dark Reversal
    2 Cranium Clamp
  `),
  'ember-rush': parseDeck(`
    # Ember Rush
    4 Deadly Fighter Braid Claw
    4 Brawler Zyler
    4 Immortal Baron, Vorg
    3 Explosive Dude Joe
    2 Wild Racer Chief Garan
    3 Rikabu, the Dismantler
    3 Pyrofighter Magnus
    3 Armored Blaster Valdios
    2 Armored Decimator Valkaizer
    2 Bombat, General of Speed
    2 Gatling Skyterror
    3 Crimson Hammer
    3 Tornado Flame
    2 Magma Gazer
  `),
  'wild-growth': parseDeck(`
    # Wild Growth
    3 Burning Mane
    2 Silver Axe
    4 Bronze-Arm Tribe
    3 Fear Fang
    3 Mighty Shouter
    3 Barkwhip, the Smasher
    2 Coiling Vines
    2 Rumbling Terahorn
    3 Deathblade Beetle
    2 Fighter Dual Fang
    2 Cantankerous Giant
    2 Roaring Great-Horn
    4 Faerie Life
    2 Dimension Gate
    3 Natural Snare
  `),
  bombazar: parseDeck(`
    # Bombazar
    4 Gonta, the Warrior Savage
    3 Deadly Fighter Braid Claw
    3 Quixotic Hero Swine Snout
    4 Bronze-Arm Tribe
    2 Barkwhip, the Smasher
    3 Rikabu, the Dismantler
    3 Pyrofighter Magnus
    3 Wind Axe, the Warrior Savage
    2 Twin-Cannon Skyterror
    3 Bombazar, Dragon of Destiny
    4 Faerie Life
    3 Tornado Flame
    3 Natural Snare
  `),
  dragons: parseDeck(`
    # Dragons
    4 Cocco Lupia
    2 Totto Pipicchi
    3 Dracodance Totem
    4 Bronze-Arm Tribe
    2 Terradragon Regarion
    2 Terradragon Cusdalf
    3 Bolshack Dragon
    2 Bolmeteus Steel Dragon
    2 Boltail Dragon
    2 Bazagazeal Dragon
    2 Super Terradragon Bailas Gale
    1 Überdragon Jabaha
    1 Überdragon Bajula
    4 Faerie Life
    3 Tornado Flame
    3 Natural Snare
  `),
  survivors: parseDeck(`
    # Survivors
    4 Gonta, the Warrior Savage
    4 Smash Horn Q
    4 Bronze-Arm Tribe
    3 Balloonshroom Q
    3 Factory Shell Q
    4 Rumblesaur Q
    3 Bladerush Skyterror Q
    3 Q-tronic Gargantua
    4 Faerie Life
    2 Crimson Hammer
    3 Tornado Flame
    3 Natural Snare
  `),
  'wave-strikers': parseDeck(`
    # Wave Strikers
    3 Bloody Squito
    3 Trombo, Fractured Doll
    4 Aqua Hulcus
    4 Revival Soldier
    4 Saliva Worm
    3 Hazaria, Duke of Thorns
    2 Steamroller Mutant
    3 Jagila, the Hidden Pillager
    2 Klujadras
    2 Ghost Touch
    3 Spiral Gate
    2 Energy Stream
    2 Brain Serum
    3 Terror Pit
  `),
  'empty-hands': parseDeck(`
    # Empty Hands
    4 Aqua Hulcus
    3 Hypersquid Walter
    4 Horrid Worm
    3 Locomotiver
    2 Masked Horror, Shadow of Scorn
    3 Pointa, the Aqua Shadow
    2 Soderlight, the Cold Blade
    2 Dark Titan Maginn
    4 Ghost Touch
    4 Cranium Clamp
    3 Brain Serum
    4 Terror Pit
    2 Lost Soul
  `),
  initiates: parseDeck(`
    # Initiates
    4 Sarius, Vizier of Suppression
    3 Iere, Vizier of Bullets
    3 Miele, Vizier of Lightning
    2 Tajimal, Vizier of Aqua
    3 Frei, Vizier of Air
    3 Magris, Vizier of Magnetism
    2 Lena, Vizier of Brilliance
    2 Toel, Vizier of Hope
    2 Estol, Vizier of Aqua
    3 Glais Mejicula, the Extreme
    3 Kizar Basiku, the Outrageous
    3 Craze Valkyrie, the Drastic
    3 Solar Ray
    2 Brain Serum
    2 Holy Awe
  `),
} satisfies Record<string, Deck>);

/** How each starter deck plays, in one sentence. */
export const starterDeckNotes: { readonly [D in keyof typeof starterDecks]: string } = Object.freeze({
  'radiant-tide':
    'Light and water: blockers, tapping, drawing, and evolution creatures that cannot be blocked.',
  'burning-shadow':
    'Darkness and fire: early attackers, discarding, destruction, and evolution from humans and worms.',
  'dawn-wall':
    'Light: blockers and tapping hold the ground until Alcadeias stops every spell but those of light.',
  'deep-current':
    'Water: returns creatures to the hand, draws, and wins with creatures that cannot be blocked.',
  'grave-whisper':
    'Darkness: discards what the opponent keeps, destroys what they put, and attacks what is left.',
  'ember-rush':
    'Fire: attacks from the second turn on, and makes up for small creatures with evolution from humans.',
  'wild-growth':
    'Nature: mana from the second turn on, for creatures that are larger than anything of their cost.',
  bombazar: 'Fire and nature: early attackers, then Bombazar for an extra turn that has to be the last one.',
  dragons: 'Fire and nature: Cocco Lupia and mana bring double breakers two turns early.',
  survivors: 'Fire and nature: each survivor lends its ability to all the others.',
  'wave-strikers': 'Water and darkness: three wave strikers together discard, draw and destroy.',
  'empty-hands':
    'Water and darkness: draws while the opponent discards, until Lost Soul takes the rest of the hand.',
  initiates: 'Light and water: cheap initiates tap blockers and untap themselves, and evolve early.',
});
