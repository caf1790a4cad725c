/** A position whose sequences of answers are counted and published. Shuffles and random discards must not matter in it. */
export interface PerftPosition {
  readonly name: string;
  /** The numbers of the rules that it is about. */
  readonly rules: readonly string[];
  readonly says: string;
  /** The number of answers up to which the counts are published. */
  readonly depth: number;
  /** The zones with cards; every player also has a deck of four neutral cards unless it is given. */
  readonly text: string;
}

const DECK = 'Filler | Filler | Filler | Filler';

const position = (name: string, rules: string, says: string, depth: number, text: string): PerftPosition => ({
  name,
  rules: rules.split(', '),
  says,
  depth,
  text: [
    text.trim(),
    ...['p1', 'p2'].flatMap((player) =>
      text.includes(`${player} deck:`) ? [] : [`${player} deck: ${DECK}`],
    ),
  ].join('\n'),
});

/** Positions, one for each corner of the rules. */
export const perftPositions: readonly PerftPosition[] = [
  position(
    'charge',
    '503.1, 503.2',
    'One card of the hand may be charged, or none.',
    5,
    `
turn 5 of p1, charge
p1 hand: Aqua Hulcus | Immortal Baron, Vorg
p1 mana zone: Fire Filler
p1 shield zone: Filler
p2 shield zone: Filler`,
  ),
  position(
    'lastCardOfTheDeck',
    '104.2b, 502',
    'Whoever draws the last card of their deck loses.',
    4,
    `
turn 4 of p2, main
p1 shield zone: Filler
p1 battle zone: Fear Fang
p1 deck: Filler
p2 hand: Aqua Hulcus
p2 mana zone: Water Filler | Water Filler | Water Filler
p2 shield zone: Filler
p2 battle zone: Aqua Vehicle
p2 deck: Filler | Filler`,
  ),
  position(
    'untap',
    '501.1',
    'At the start of a turn the mana and the creatures of the active player untap.',
    5,
    `
turn 5 of p1, startOfTurn
p1 hand: Burning Mane
p1 mana zone: Nature Filler [tapped] | Nature Filler [tapped]
p1 battle zone: Fear Fang [tapped]
p1 shield zone: Filler
p2 battle zone: Iere, Vizier of Bullets [tapped]
p2 shield zone: Filler`,
  ),
  position(
    'payment',
    '112.2, 112.2a',
    'A multicolored card needs one mana of each civilization; ways to pay differ by the mana left.',
    5,
    `
turn 5 of p1, main
p1 hand: Deddam, Disaster | Solar Ray
p1 mana zone: Water Filler | Darkness Filler | Nature Filler | Light Filler | Light Filler
p1 battle zone: Fear Fang
p1 deck: Filler | Filler | Filler | Filler | Filler
p2 battle zone: Aqua Vehicle
p2 shield zone: Filler`,
  ),
  position(
    'changedMana',
    '112.2',
    'Mana whose civilizations are changed is still told apart by what is printed.',
    6,
    `
turn 5 of p1, main
p1 hand: Artisan Picora | Crimson Hammer
p1 mana zone: Fire Filler | Light Filler | Light Filler
p1 battle zone: Courtney, Summer Breeze Faerie
p2 battle zone: Aqua Vehicle
p2 shield zone: Filler`,
  ),
  position(
    'raisedCosts',
    '601.1e',
    "Spells that are not light cost one more while Heaven's Heaven is there.",
    6,
    `
turn 5 of p1, main
p1 hand: Burning Power | Crimson Hammer | Solar Ray
p1 mana zone: Fire Filler | Light Filler
p1 battle zone: Fear Fang
p2 battle zone: Heaven's Heaven, Heavenly Justice | Aqua Vehicle
p2 shield zone: Filler`,
  ),
  position(
    'alternativeCost',
    '601.1e, 601.1f',
    'Three creatures may be destroyed in place of the cost.',
    6,
    `
turn 5 of p1, main
p1 hand: Forever Occult, Purgatory Demon Dragon
p1 mana zone: Darkness Filler
p1 battle zone: Bone Spider | Fear Fang | Propeller Mutant | Aqua Vehicle
p2 hand: Filler
p2 shield zone: Filler`,
  ),
  position(
    'evolution',
    '801.1',
    'An evolution creature is put on one of several creatures of its race.',
    5,
    `
turn 5 of p1, main
p1 hand: Crystal Lancer | Crystal Paladin
p1 mana zone: Water Filler | Water Filler | Water Filler | Water Filler | Water Filler | Water Filler
p1 battle zone: Aqua Soldier | Aqua Hulcus [tapped] | Fear Fang
p2 battle zone: Emerald Grass
p2 shield zone: Filler | Filler`,
  ),
  position(
    'vortexEvolution',
    '801.1',
    'A vortex evolution creature needs three creatures; meteorburn uses the cards below it.',
    4,
    `
turn 5 of p1, main
p1 hand: Supernova Apollonus Dragerion
p1 mana zone: Fire Filler | Fire Filler | Fire Filler | Fire Filler | Fire Filler | Fire Filler
p1 battle zone: Bolshack Dragon | Astrocomet Dragon | Weiyou, Muji | Shin Gaiginga
p2 battle zone: Emerald Grass
p2 shield zone: Filler | Filler | Filler | Filler`,
  ),
  position(
    'twinpact',
    '601.1a',
    'A twinpact can be summoned or cast; its spell names a number from 0 to 99.',
    2,
    `
turn 5 of p1, main
p1 hand: Deal, Mechanic / 「Today's Lucky Number!」
p1 mana zone: Water Filler | Water Filler | Water Filler | Water Filler | Water Filler | Water Filler
p2 battle zone: Emerald Grass | Aqua Vehicle
p2 shield zone: Filler`,
  ),
  position(
    'upToTwo',
    '605.2b',
    'Up to two creatures of either player are chosen, in no order.',
    4,
    `
turn 5 of p1, main
p1 hand: Teleportation
p1 mana zone: Water Filler | Water Filler | Water Filler | Water Filler | Water Filler
p1 battle zone: Fear Fang | Crystal Lancer [over: Aqua Soldier]
p2 battle zone: Emerald Grass | Aqua Knight [tapped]
p2 shield zone: Filler`,
  ),
  position(
    'totalCost',
    '409.1f, 605.2b',
    'Any number of creatures with a total cost of at most four is put from the hand.',
    5,
    `
turn 5 of p1, main
p1 hand: Heaven's Force | Tulk, the Oracle | Reusol, the Oracle | Iere, Vizier of Bullets | Miele, Vizier of Lightning
p1 mana zone: Light Filler | Light Filler
p2 battle zone: Emerald Grass | Fear Fang
p2 shield zone: Filler`,
  ),
  position(
    'whoCanAttack',
    '506.1a',
    'Tapped creatures and those that have just been put cannot attack; untapped ones are not attacked.',
    5,
    `
turn 5 of p1, attack
p1 battle zone: Fear Fang | Burning Mane [tapped] | Aqua Vehicle [fresh] | The Red, Lightning Sonic [fresh]
p2 battle zone: Immortal Baron, Vorg [tapped] | Bone Spider
p2 shield zone: Filler | Filler`,
  ),
  position(
    'attackUntapped',
    '506.1',
    'Chaos Strike makes an untapped creature attackable; Gatling Skyterror attacks any.',
    5,
    `
turn 5 of p1, main
p1 hand: Chaos Strike
p1 mana zone: Fire Filler | Fire Filler
p1 battle zone: Fear Fang | Gatling Skyterror
p2 battle zone: Bone Spider | Emerald Grass
p2 shield zone: Filler`,
  ),
  position(
    'mustAttack',
    '101.2, 506.1',
    'A creature that attacks each turn if able must attack before the step ends.',
    6,
    `
turn 5 of p1, attack
p1 battle zone: Deadly Fighter Braid Claw | Fear Fang | Draglide [fresh]
p2 battle zone: Emerald Grass
p2 shield zone: Filler | Filler`,
  ),
  position(
    'cannotAttackPlayers',
    '101.2, 506.1',
    'A creature that cannot attack players still attacks tapped creatures.',
    6,
    `
turn 5 of p1, attack
p1 battle zone: Steel Smasher | Senatine Jade Tree | Hunter Fish
p2 battle zone: Aqua Vehicle [tapped] | Fear Fang
p2 shield zone: Filler`,
  ),
  position(
    'anyNumberBlocks',
    '507.1, 507.2',
    'Several creatures may be named to block; the last one takes the attack.',
    4,
    `
turn 5 of p1, attack
p1 battle zone: Fear Fang | Bone Spider
p2 battle zone: Emerald Grass | Dark Raven, Shadow of Grief | Seamine
p2 shield zone: Filler | Filler`,
  ),
  position(
    'blockedByStrongOnes',
    '507.1a',
    'Small creatures cannot block Stampeding Longhorn, and none blocks Candy Drop.',
    4,
    `
turn 5 of p1, attack
p1 battle zone: Stampeding Longhorn | Candy Drop | Fear Fang
p2 battle zone: Emerald Grass | Szubs Kin, Twilight Guardian
p2 shield zone: Filler | Filler`,
  ),
  position(
    'slayer',
    '115, 703',
    'Both creatures of a battle can be destroyed, one of them by a slayer.',
    4,
    `
turn 5 of p1, attack
p1 battle zone: Bone Assassin, the Ripper | Gigagiele
p2 battle zone: Gran Gure, Space Guardian | Dark Clown | Hanusa, Radiance Elemental [tapped]
p2 shield zone: Filler`,
  ),
  position(
    'destroyedTogether',
    '101.4, 603.3',
    'Effects of both players wait; the active player orders theirs first.',
    3,
    `
turn 5 of p1, attack
p1 hand: Filler
p1 battle zone: Propeller Mutant | Propeller Mutant | Super Trash Train, Fuuma Devil
p2 hand: Filler
p2 battle zone: Propeller Mutant [tapped] | Super Trash Train, Fuuma Devil [tapped]
p2 shield zone: Filler`,
  ),
  position(
    'replacedDestruction',
    '101.5, 609',
    'What would be destroyed goes to the hand or the mana zone instead.',
    3,
    `
turn 5 of p1, attack
p1 battle zone: Aqua Knight | Coiling Vines | Fear Fang
p2 battle zone: Mighty Shouter [tapped] | Chilias, the Oracle [tapped] | Bloody Squito
p2 shield zone: Filler`,
  ),
  position(
    'destroyedAtOnce',
    '609.9, 703',
    'Vampire Silphy destroys all small creatures, and several are replaced at once.',
    5,
    `
turn 5 of p1, main
p1 hand: Vampire Silphy
p1 mana zone: Darkness Filler | Darkness Filler | Darkness Filler | Darkness Filler | Darkness Filler | Darkness Filler | Darkness Filler | Darkness Filler
p1 battle zone: Mighty Shouter | Propeller Mutant | Super Trash Train, Fuuma Devil
p2 hand: Filler
p2 battle zone: Mighty Shouter | Coiling Vines | Writhing Bone Ghoul
p2 shield zone: Filler`,
  ),
  position(
    'givenReplacement',
    '607, 609',
    'Until the end of the turn each creature goes to the mana zone instead of being destroyed.',
    5,
    `
turn 5 of p1, main
p1 hand: Kiryu Jilves, Gaia's Roar
p1 mana zone: Darkness Filler | Fire Filler | Nature Filler | Nature Filler | Nature Filler
p1 battle zone: Aqua Vehicle | Fear Fang
p2 battle zone: Bone Spider [tapped] | Dark Clown
p2 shield zone: Filler`,
  ),
  position(
    'doubleBreaker',
    '509.2',
    'A double breaker chooses two of the shields.',
    6,
    `
turn 5 of p1, attack
p1 battle zone: Zagaan, Knight of Darkness | Fear Fang
p2 shield zone: Terror Pit | Filler | Fear Fang | Spiral Gate`,
  ),
  position(
    'whichBreaker',
    '509.2',
    'A creature with several breakers chooses which one applies.',
    6,
    `
turn 5 of p1, main
p1 hand: Magma Gazer
p1 mana zone: Fire Filler | Fire Filler | Fire Filler
p1 battle zone: Truekaiser Adrenaline Max
p2 shield zone: Filler | Terror Pit | Filler | Filler`,
  ),
  position(
    'shieldTriggers',
    '113.6',
    'Each broken shield may be declared; its owner orders the uses.',
    6,
    `
turn 5 of p1, attack
p1 battle zone: Zagaan, Knight of Darkness | Fear Fang
p2 battle zone: Aqua Vehicle
p2 shield zone: Terror Pit | Spiral Gate`,
  ),
  position(
    'shieldTriggerCreature',
    '112.3, 113.6',
    'A creature with a shield trigger is put during the attack of the other player.',
    6,
    `
turn 5 of p1, attack
p1 battle zone: Fear Fang | Aqua Vehicle
p2 battle zone: Bone Spider [tapped]
p2 shield zone: Aqua Surfer`,
  ),
  position(
    'guardStrike',
    '112.3',
    'A broken shield with guard strike keeps a creature from attacking.',
    5,
    `
turn 5 of p1, attack
p1 battle zone: Fear Fang | Aqua Vehicle | Bone Spider
p2 shield zone: Recodeking Number Nine | Filler`,
  ),
  position(
    'strikeBack',
    '112.3',
    'A card is discarded instead of being kept to use a card of the hand.',
    6,
    `
turn 5 of p1, attack
p1 battle zone: Fear Fang | Aqua Vehicle
p2 hand: Crack Crawler
p2 shield zone: Burning Mane | Filler`,
  ),
  position(
    'galaxyshield',
    '601.1, 701.5a',
    'A card with galaxyshield can be summoned or laid on a shield for two mana.',
    6,
    `
turn 5 of p1, main
p1 hand: Azure Rising General
p1 mana zone: Light Filler | Light Filler | Light Filler | Light Filler | Light Filler
p1 battle zone: Fear Fang
p1 shield zone: Filler | Filler
p2 shield zone: Filler`,
  ),
  position(
    'shieldForce',
    '609',
    'Perfect Galaxy names a shield, and stays while the shield is there.',
    6,
    `
turn 5 of p1, main
p1 hand: Perfect Galaxy, Immortality Elemental
p1 mana zone: Light Filler | Light Filler | Light Filler | Light Filler | Light Filler | Light Filler | Light Filler
p1 shield zone: Filler | Spiral Gate
p2 battle zone: Fear Fang
p2 shield zone: Filler | Terror Pit`,
  ),
  position(
    'exLife',
    '609',
    'A shield put as its life leaves instead of the creature.',
    6,
    `
turn 5 of p1, main
p1 hand: Romanogri-La the 0th, Zero Prison Connected King
p1 mana zone: Light Filler | Light Filler | Light Filler | Light Filler | Darkness Filler | Darkness Filler | Darkness Filler | Darkness Filler | Nature Filler | Nature Filler | Nature Filler
p1 shield zone: Filler
p2 battle zone: Fear Fang | Dark Clown [tapped]
p2 shield zone: Terror Pit`,
  ),
  position(
    'invasion',
    '506.3, 603.2e',
    'Two invasions can be declared for one attack, in either order.',
    6,
    `
turn 5 of p1, attack
p1 hand: Redzone, Roaring Invasion | Redzone Z, Passionate Invasion
p1 battle zone: The Red, Lightning Sonic
p2 battle zone: Fear Fang | Bone Spider
p2 shield zone: Filler | Terror Pit`,
  ),
  position(
    'revolutionChange',
    '506.3, 701.26',
    'The attacking creature changes places with one in the hand.',
    6,
    `
turn 5 of p1, attack
p1 hand: Rafululu, Sound Faerie | Weiyou, Muji
p1 battle zone: Candy Drop | Cyber I Choice
p2 shield zone: Spiral Gate | Filler`,
  ),
  position(
    'ninjaStrike',
    '112.3c',
    'A ninja is put for an attack or a block, once in an attack.',
    5,
    `
turn 5 of p1, attack
p1 battle zone: Fear Fang | Bone Spider
p2 hand: Hayabusamaru, Lightfang Ninja | Dark Sanji, Darkfang Ninja
p2 mana zone: Light Filler | Light Filler | Darkness Filler | Darkness Filler
p2 shield zone: Filler | Filler`,
  ),
  position(
    'attackChance',
    '506.3, 603.2e',
    'A spell is cast for free as a creature attacks.',
    6,
    `
turn 5 of p1, attack
p1 hand: Dead Disaster, Secret Disaster
p1 battle zone: Deddam, Disaster | Fear Fang
p2 battle zone: Emerald Grass
p2 shield zone: Filler | Filler`,
  ),
  position(
    'oniend',
    '506.3, 603.2e',
    'A player without shields answers an attack with a spell.',
    6,
    `
turn 5 of p1, attack
p1 battle zone: Fear Fang | Bone Spider
p1 shield zone: Filler
p2 hand: Hyakki no Jaoumon
p2 graveyard: Deadly Fighter Braid Claw
p2 deck: Explosive Dude Joe | Bone Spider | Brawler Zyler | Explosive Dude Joe | Filler`,
  ),
  position(
    'revolutionZeroTrigger',
    '506.3, 603.2e',
    'A player without shields reveals the top card and puts an evolution creature on it.',
    6,
    `
turn 5 of p1, attack
p1 battle zone: Fear Fang | Bone Spider
p1 shield zone: Filler
p2 hand: Bolshack Dogiragon
p2 deck: Explosive Dude Joe | Filler | Filler`,
  ),
  position(
    'gateOfMoonlessNight',
    '603.2e',
    'Four Magic Tool cards become the base of a creature in the graveyard.',
    6,
    `
turn 5 of p1, main
p1 hand: Durinri, Darma
p1 mana zone: Darkness Filler | Darkness Filler
p1 battle zone: Grigyan, Darma
p1 graveyard: 卍 De Szark 卍 | Durinri, Darma | Grigyan, Darma | Baredu, Daspell
p2 battle zone: Fear Fang
p2 shield zone: Filler`,
  ),
  position(
    'battleByEffect',
    '115, 703',
    'A creature battles another when it is put.',
    6,
    `
turn 5 of p1, main
p1 hand: Macallan, Explosive Flame Shooter
p1 mana zone: Fire Filler | Fire Filler | Fire Filler
p2 battle zone: Fear Fang | Immortal Baron, Vorg | Bone Assassin, the Ripper
p2 shield zone: Filler`,
  ),
  position(
    'endOfTurn',
    '511',
    'Several creatures may untap at the end of the turn, in an order of their player.',
    4,
    `
turn 5 of p1, end
p1 battle zone: Frei, Vizier of Air [tapped] | Toel, Vizier of Hope [tapped] | Durinri, Darma
p2 battle zone: Fear Fang
p2 hand: Burning Mane
p2 shield zone: Filler`,
  ),
  position(
    'endOfTheOpponentsTurn',
    '511, 603.2e',
    'The other player puts a creature at the end of the turn, and casts a spell.',
    5,
    `
turn 5 of p1, end
p1 battle zone: Fear Fang | Bone Spider | Burning Mane
p1 shield zone: Filler
p2 hand: Basara | 「Chikushoooooo!!」
p2 battle zone: Aqua Vehicle`,
  ),
  position(
    'lookAtTheTop',
    '701.9a, 605.2b',
    'Three cards are looked at: one goes to the hand, one to the mana zone, one to the graveyard.',
    6,
    `
turn 5 of p1, main
p1 hand: Deddam, Disaster
p1 mana zone: Water Filler | Darkness Filler | Nature Filler
p1 deck: Aqua Hulcus | Terror Pit | Fear Fang | Filler
p2 shield zone: Filler`,
  ),
  position(
    'extraTurn',
    '500.5',
    'Who is chosen takes another turn: Shin Gaiginga is destroyed by the other player.',
    6,
    `
turn 5 of p1, main
p1 hand: Terror Pit
p1 mana zone: Darkness Filler | Darkness Filler | Darkness Filler | Darkness Filler | Darkness Filler | Darkness Filler
p1 shield zone: Filler
p2 battle zone: Shin Gaiginga | Fear Fang
p2 shield zone: Filler`,
  ),
  position(
    'skippedTurn',
    '500.2',
    'A card of the other player skips the rest of the turn with all that waits.',
    6,
    `
turn 5 of p1, charge
p1 hand: Fear Fang | Aqua Hulcus
p1 mana zone: Water Filler | Water Filler
p1 battle zone: Bone Spider
p2 battle zone: Completely Unidentified
p2 shield zone: Filler`,
  ),
  position(
    'attackEndsEarly',
    '505.6, 505.6a',
    'The attacking creature ends its attack, so nothing is broken.',
    6,
    `
turn 5 of p1, attack
p1 hand: Filler
p1 battle zone: Wayball (Byron Star) [over: Aqua Hulcus] | Fear Fang
p2 hand: Hayabusamaru, Lightfang Ninja
p2 mana zone: Light Filler | Light Filler | Light Filler | Light Filler
p2 shield zone: Filler`,
  ),
  position(
    'bans',
    '101.2',
    'Spells are banned by Spell Del Fin, and a second card by Pantherbear.',
    6,
    `
turn 5 of p1, main
p1 hand: Crimson Hammer | Deadly Fighter Braid Claw | Artisan Picora
p1 mana zone: Fire Filler | Fire Filler | Fire Filler
p2 battle zone: Spell Del Fin, Light Divine Dragon | Pantherbear, World Chain
p2 shield zone: Filler`,
  ),
  position(
    'zeroPower',
    '703',
    'A creature whose power becomes 0 is destroyed as soon as Funk is there.',
    6,
    `
turn 5 of p1, main
p1 hand: Funk, Guard of Hope
p1 mana zone: Light Filler | Light Filler | Light Filler
p1 battle zone: Aqua Vehicle | Reusol, the Oracle
p2 hand: Filler
p2 battle zone: Propeller Mutant | Aqua Soldier | Tulk, the Oracle
p2 shield zone: Filler`,
  ),
  position(
    'fromTheManaZone',
    '409.1',
    'Each player loses and gets a creature of the mana zone.',
    6,
    `
turn 5 of p1, main
p1 hand: Savage Earth
p1 mana zone: Nature Filler | Nature Filler | Nature Filler | Nature Filler | Nature Filler | Nature Filler | Storm Shell | Bronze-Arm Tribe
p1 battle zone: Fear Fang
p2 mana zone: Aqua Hulcus | Miele, Vizier of Lightning
p2 battle zone: Emerald Grass
p2 shield zone: Filler`,
  ),
  position(
    'shieldsExchanged',
    '113.6',
    'A card of the hand becomes a shield and a shield goes to the hand, without its trigger.',
    6,
    `
turn 5 of p1, main
p1 hand: Emeral | Terror Pit | Fear Fang
p1 mana zone: Water Filler | Water Filler
p1 shield zone: Spiral Gate | Filler
p2 battle zone: Aqua Vehicle
p2 shield zone: Filler`,
  ),
  position(
    'effectsOfBothPlayers',
    '101.4, 603',
    'A creature put makes effects of both players wait, some of which may be declined.',
    3,
    `
turn 5 of p1, main
p1 hand: Heaven's Force | Aqua Hulcus | Tulk, the Oracle
p1 mana zone: Light Filler | Light Filler
p1 battle zone: Mist Rias, Sonic Guardian | Quixotic Hero Swine Snout
p2 battle zone: Magnum, Fast Attack Puppet | Fear Fang
p2 shield zone: Filler`,
  ),
  position(
    'd2Field',
    '603.2e',
    'A field is turned upside down to cast a spell during an attack.',
    6,
    `
turn 5 of p1, attack
p1 battle zone: Fear Fang | Bone Spider
p2 hand: Spiral Gate | Teleportation
p2 battle zone: Cyberdice Vegas, Gambling Expert of D
p2 shield zone: Filler`,
  ),
];
