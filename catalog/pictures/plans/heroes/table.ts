/**
 * The cities that are visited most, one in a line: its id; time, season, region, setting, flora, side of the sun, y of its foot, and perhaps
 * another sky; the land and how far above; tones, height, middle and spread of its towers; a row of houses and its slope; the ground or
 * water before it; sights behind everything, before the towers, and near, each with x and how far below the foot.
 */
export const heroTable = `
ca-los-angeles|dusk summer coast plain palm right 590|hills|warm 230 720 150||boulevard|observatory 300 -128||tall-palms 600 40
ca-san-diego|day summer coast bay palm left 560|hills|pale 210 340 180||calm|||curved-bridge 600 34, marina 640 130, banks 600 130, palms 600 140
ca-san-francisco|golden summer hills bay broadleaf right 640|hills||bay-windows -0.16|street|red-bridge 600 -120||
ca-palm-springs|day spring desert desert palm left 570|bare-peaks|||desert|turbines 600||pool-house 600 60, palms 600 130
ca-south-lake-tahoe|day summer alpine lake conifer right 480|alps|||calm|||banks 600 190, lake-pier 600 90, pines 600 190
wa-seattle|dawn summer forest bay conifer left 560|volcano|cool 250 640 170||calm||needle 410|ferry 640 110, banks 600 150, pines 600 130
or-portland|golden spring forest river conifer right 560|lone-volcano|brick 150 820 160||calm|||green-bridge 600 50, roses 600 50
or-bend|day autumn forest mountain conifer left 500|sisters|||calm|||rafts 600 90, banks 600 150, pines 600 190
nv-las-vegas|night summer desert desert palm right 570|desert-range|||calm|pod-tower 250|casinos 600, big-wheel 600|jets 600 60
co-denver|day summer prairie mountain broadleaf right 590 3|range 60|cool 260 720 190||lawn||gold-dome 370|grove 600 60
co-breckenridge|golden autumn alpine mountain conifer right 620|alps 130||mining-town|street|||aspens 600 20
ut-park-city|dusk winter alpine mountain conifer left 630|ski-slopes 120||snowy-town|snow|chairlift 640 -90||lamps 600 20
ut-salt-lake-city|dawn spring forest mountain broadleaf left 590|range 30|pale 150 900 200||basin||spires 600|blossoms 600 60
ut-moab|golden summer desert desert juniper left 580|range|||desert|||rock-arch 600 60
az-sedona|golden summer desert desert juniper right 600|red-rocks||desert-row|desert|||
az-scottsdale|dusk summer desert desert saguaro right 590|desert-range||desert-row|desert|balloons 600||saguaros 600 60
az-phoenix|golden summer desert desert saguaro right 600|camel|sand 210 330 200||desert|||saguaros 620 70
nm-santa-fe|golden autumn desert desert juniper left 640|desert-range 130||adobe-row|plaza|||adobe-church 600 40
hi-honolulu|golden summer tropics beach palm left 540|crater|||surf||resorts 480|outrigger 660 100, palms 600 210
tx-austin|dusk summer south river broadleaf right 560|none|warm 290 420 220||calm|||arch-bridge 600 130, bats 560 20
tx-san-antonio|dusk spring south river broadleaf left 600|none||river-row|calm|||mission 600, umbrellas 600 6, river-barge 640 120
il-chicago|day summer forest lake broadleaf left 560|none|cool 320 660 320||calm||black-tower 560, wheel 220|sails 720 90
tn-nashville|night summer south river broadleaf right 640|none 130|cool 230 860 240|neon-row|street||twin-points 600 -110|
tn-gatlinburg|day autumn forest mountain broadleaf left 640|smokies 140||mountain-village|street|chairlift 600 -60||grove 600 60
la-new-orleans|dusk spring south river broadleaf left 650|none||galleries|street||cathedral 600 -50|lamps 600 20
dc-washington|dawn spring south river broadleaf right 560|none|||basin|dome 330|obelisk 600|blossoms 600 90
ny-new-york-city|dusk autumn city river broadleaf left 660|none|warm 470 560 420||street||spire-tower 300, deco 660|roofs 600 20
ny-brooklyn|dawn summer city river broadleaf right 560|none|pale 250 560 300||calm|||stone-bridge 600 90
ma-boston|day autumn forest river broadleaf right 560|none|cool 230 900 150|brick-row|calm||gold-dome 380 -110|rowers 600 70
pa-philadelphia|day summer forest plain broadleaf left 620|none|pale 330 250 170||lawn||brick-hall 600|grove 600 30
me-bar-harbor|dawn summer coast bay conifer left 540|islands|||calm|||ledge 330 20, lighthouse 330 -6, lobster-boats 700 90
sc-charleston|dawn spring south bay palm left 590|none||pastel-row|calm|fan-bridge 900 -60|tiered-steeple 420 -60|banks 600 130, palms 600 110
sc-myrtle-beach|dawn summer coast beach broadleaf right 550|none|||surf||resorts 1220, big-wheel 700|long-pier 380 60
ga-savannah|day spring south plain broadleaf right 590|none||squares-row|avenue|||fountain 600 40, oaks 600 10
nc-asheville|day autumn forest mountain broadleaf right 610|blue-ridges 70|brick 130 620 300||lawn||deco 560|grove 600 30
fl-miami|golden summer tropics bay palm right 560|none|||calm||glass-towers 600|sails 640 110, banks 600 150, palms 600 160
fl-miami-beach|day summer tropics beach palm left 590|none||deco-row|sand|||guard-tower 680 70, palms 600 120
fl-orlando|night summer tropics lake palm left 600|none|||calm|fireworks 600|castle 600|banks 600 110, palms 600 110
fl-destin|day summer coast beach broadleaf right 470|dunes|||dune-beach|||sails 560 60
fl-key-west|golden summer tropics beach palm left 610|none||conch-row|street||lighthouse 700 -50|palms 600 60
`;
