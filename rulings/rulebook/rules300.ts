/** 300 to 399: card types. */
export const rules300: Readonly<Record<string, string>> = {
  '300': 'Card types.',
  '300.1': 'There are eighteen card types (204.2).',

  '301': 'Creatures.',
  '301.1': 'The active player can summon creatures from their hand in their main step.',
  '301.2': 'A creature that is summoned is put into the battle zone.',
  '301.3': 'Only creatures have power.',
  '301.3a': 'It is their strength in battle.',
  '301.3b': 'Continuous effects are applied to the printed power.',
  '301.4': 'Creatures can attack.',
  '301.5':
    "A creature cannot attack unless it has been in the battle zone since its player's turn began, which is called summoning sickness.",

  '302': 'Spells.',
  '302.1': 'The active player can cast spells from their hand in their main step.',
  '302.2': "A spell's text is followed in printed order; then the spell goes to the graveyard.",
  '302.3': 'A spell is never in the battle zone by itself; it goes to the graveyard.',

  '303': 'Cross gears.',
  '303.1': 'The active player can generate cross gears from their hand in their main step.',
  '303.2': 'A cross gear that is generated is put into the battle zone.',
  '303.3': 'A cross gear can be crossed onto a creature, and onto nothing else.',
  '303.3a': 'That creature is the crossed creature.',
  '303.3b': 'To cross it, its cost is paid again, normally in the main step.',
  '303.3c': 'Effects cross cross gears, too.',
  '303.3d': 'Whether a cross gear is tapped has nothing to do with its creature.',
  '303.4': 'A cross gear can be crossed onto another creature later.',
  '303.4a': 'It is not crossed onto the creature that it is crossed onto already.',
  '303.5': 'It stays when its creature leaves.',

  '304': 'Castles.',
  '304.1': 'The active player can fortify a shield with a castle from their hand in their main step.',
  '304.2': "A castle goes to the shield zone, onto one of its player's shields.",
  '304.2a': 'That shield is fortified.',
  '304.3':
    'If that shield leaves, the castle goes to the graveyard, after a shield trigger of that shield has been used.',

  '305': 'Weapons.',
  '305.1': 'The only weapons are dragheart weapons; only effects that put draghearts put them.',
  '305.2': 'A weapon is equipped to a creature.',
  '305.2a': 'Whether it is tapped has nothing to do with its creature.',
  '305.3': 'A weapon cannot be in the battle zone by itself.',

  '306': 'Fortresses.',
  '306.1': 'The only fortresses are dragheart fortresses; only effects that put draghearts put them.',
  '306.2': 'A fortress can be in the battle zone by itself.',
  '306.3': 'Its upright position is sideways.',

  '307': 'Beats.',
  '307.1': 'A beat is one face of a forbidden card, which is part of the deck.',
  '307.2': 'Some begin the duel where they say.',

  '308': 'Fields.',
  '308.1': 'The active player can expand fields from their hand in their main step.',
  '308.2': 'A field that is expanded is put into the battle zone.',
  '308.3': 'Its upright position is sideways, and upside down once its D-Switch has been used.',
  '308.4': 'Some begin the duel where they say.',

  '309': 'Cores.',
  '309.1':
    'The only cores are forbidden cores: final forbidden fields that are turned over and united into a creature.',
  '309.2': 'A core cannot be put by itself.',
  '309.3': 'Its upright position is upright; some lie upside down.',
  '309.4': 'A core moves as a card.',
  '309.5':
    'It can be put into the mana zone on either face; it is tapped for its civilization and gives no mana.',
  '309.6': 'It can lie below a creature.',
  '309.7': 'A core that is alone in the battle zone goes to the graveyard.',
  '309.8': 'By itself its cost is zero.',

  '310': 'Auras.',
  '310.1': 'The active player can use auras from their hand in their main step.',
  '310.2': 'An aura is put on a gacharange creature: one that is there, or one that is summoned for it.',
  '310.2a': 'If that creature leaves first, the aura stays where it was.',
  '310.3': 'Its upright position is sideways.',
  '310.4': 'Its number is no power; it is added to the power of the creature that it is on.',
  '310.5': 'An aura cannot be in the battle zone by itself; it goes to the graveyard.',
  '310.6': 'A further aura goes on top of the last one.',
  '310.7': 'The auras stay when the creature evolves, and apply to the evolution creature.',
  '310.7a': 'The evolution creature goes below the auras.',
  '310.8': 'Auras go where their creature goes.',
  '310.8a':
    'They lie there as is usual for that zone; the effect that moved the creature does not apply to them.',
  '310.8b': 'If the creature goes below another card, so do they, in an order that their owner likes.',

  '311': 'Rites and nebulae.',
  '311.1': 'The only rite and the only nebulae are those of the Zero Dragon.',
  '311.2': 'They begin the duel where they say.',
  '311.3': 'They cannot be put otherwise.',

  '312': 'Artifacts.',
  '312.1': 'The active player can use artifacts from their hand in their main step.',
  '312.2': 'An artifact that is used is put into the battle zone.',

  '313': 'Lands.',
  '313.1': 'A land is neither put nor used.',
  '313.2': 'It can have abilities that work in the mana zone.',
  '313.3': 'A land in the battle zone goes to the graveyard.',

  '314': 'Rule plus.',
  '314.1': 'A rule plus begins the duel in the hyperspatial zone.',
  '314.2': 'It cannot be put.',
  '314.3': 'It adds a rule to a duel that it begins there.',
  '314.3a': 'If that rule changes how many cards a player has, the player comes with that number.',
  '314.4': 'A rule plus in the battle zone goes to the graveyard and back to the hyperspatial zone.',

  '315': 'Tamaseeds.',
  '315.1': 'The active player can use tamaseeds from their hand in their main step.',
  '315.2': 'A tamaseed that is used is put into the battle zone.',

  '316': 'Elements.',
  '316.1': 'Whatever can be in the battle zone face up is an element: creatures, tamaseeds and others.',
  '316.2': 'Spells, castles and cores, which cannot be there by themselves, are none.',
  '316.3': 'An effect on an element affects all of its cards.',

  '317': 'Duelists.',
  '317.1': 'The active player can use duelists from their hand in their main step.',
  '317.2': 'A duelist that is used is put into the battle zone.',
  '317.3': 'While it is there, its owner cannot put another of its name.',
  '317.4': "Some let a duelmate of the hyperspatial zone be used for no cost, in their player's main step.",
  '317.5': 'Some link duelmates into one creature by turning them over; this is a static ability.',
};
