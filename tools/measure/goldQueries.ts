/**
 * What visitors type, and what they mean by it: the searches that the site is held to. A line is what is typed, then what
 * must be found; what may be found besides without being wrong ends with "?".
 */

/** Of the sample's products, by their id. */
export const productQueries = {
  'the exact words': `
    milk: 9
    champorado: 12
    cheddar: 1 3
    cheese: 1? 2
    Cocoa Powder: 11
    SAMPALOC: 6
    pancake mix: 8 9
    sour cream & onion: 5
    ube: 8
    flavor: 4
    bread: 10
    oat: 12
    sour cream onion: 5
    double acting: 7
    DOUBLE–ACTING: 7
    dutch processed: 11
    ubé: 8`,
  'English words that no name has': `
    chocolate: 11 12?
    cacao: 11 12?
    tamarind: 6
    purple yam: 8
    yam: 8
    hotcakes: 7 8 9
    hotcake mix: 8 9
    bbq: 4
    bbq powder: 4
    flour: 7
    grill: 4
    chicken: 4 10
    french fries: 1 2 4 5 10?
    potato: 1 2 4 5 10?
    popcorn: 1 3 5
    corn: 1 3 5
    nachos: 2
    burger: 2
    macaroni: 2 3?
    pasta: 2? 3
    waffles: 9
    squid: 10
    vegetables: 10
    onion rings: 5? 10
    peanuts: 4
    chips: 3 4
    mayonnaise: 5
    dip: 1 5 6? 10?
    green mango: 6
    vinegar: 6
    oatmeal: 12
    soup: 6
    crunchy: 9? 10
    chocolate drink: 11
    cupcake: 3? 7 8 11
    muffins: 3? 7 8 11
    pandesal: 3 7? 8? 11?
    bakery: 3 11 7? 8? 2?
    smoky: 4
    milder: 3
    stall: 1 4? 5 9
    chives: 5
    dough: 3
    seasoning: 4 5? 10`,
  'Filipino words': `
    keso: 1 2 3
    tsokolate: 11 12?
    kakaw: 11 12?
    tablea: 11 12?
    harina: 7
    manok: 4 10
    pritong manok: 4 10
    tinapay: 3 7? 8? 11?
    sabaw: 6
    inumin: 11
    almusal: 8 9 12
    patatas: 1 2 4 5 10?
    mais: 1 3 5
    sampalok: 6
    sinigang: 6
    asim: 4? 5? 6 9?
    maasim: 4? 5? 6 9?
    pampaasim: 4? 5? 6 9?
    sibuyas: 5 10?
    gatas: 1 12
    pusit: 10
    gulay: 10
    mani: 4
    mangga: 6
    suka: 6
    puto: 7
    ensaymada: 3
    tuyo: 12
    halaya: 8
    itlog: 8
    mantika: 8
    asukal: 12
    matamis: 4 5
    malutong: 9? 10
    inihaw: 4
    ihaw ihaw: 4
    baboy: 4
    sawsawan: 1 5 6? 10?
    pampalasa: 4 5? 10?
    pulbos ng keso: 1 3 2
    pampaalsa: 7
    chichirya: 3 4
    agahan: 8 9 12
    abena: 12
    kesong pulbos: 1 2 3
    tsokolateng inumin: 11
    pang fries: 1 2 4 5 10?
    pangfries: 1 2 4 5 10?
    para sa manok: 4 10
    kakanin: -
    keyk: 3? 7 8 11
    merienda: 6?
    balat ng manok: 4`,
  'both languages in one': `
    keso powder: 1 2 3
    cheese para sa fries: 1 2
    keso fries: 1 2
    fries na keso: 1 2
    manok breading: 10
    breading ng manok: 10
    tsokolate powder: 11
    champorado oats: 12
    ube keyk: 8
    ube hotcake: 8
    sinigang powder: 6
    sampalok mix: 6
    barbecue manok: 4
    almusal oats: 12
    cheese popcorn para sa stall: 1
    puting keso: 3
    white keso: 3
    sarsa na keso: 2
    tinapay na cheese: 3
    where to buy tsokolate: 11 12?
    anong powder para sa fries: 1 2 4 5
    ano ang para sa popcorn: 1 3 5
    may keso ba kayo: 1 2 3
    presyo ng cheese powder: 1 3 2?
    gusto ko ng tsokolate: 11 12?
    murang harina: 7
    what do i use for fried chicken: 4 10
    inuming tsokolate: 11
    pang-prito ng manok: 4 10
    magkano keso powder: 1 2 3
    pancake na almusal: 8 9`,
  misspelt: `
    chedar: 1 3
    cheddr: 1 3
    chese: 1 2 3
    chesse powder: 1 2 3
    cheese pwder: 1 2 3
    cheese powdre: 1 2 3
    whtie cheddar: 3
    barbeceu: 4
    barbque: 4
    barbecu powder: 4
    barbq: 4
    fried chikn: 4 10
    frech fries: 1 2 4 5 10?
    backing powder: 7
    cheese sauc powder: 2
    sour craem: 5
    sour cream onoin: 5
    oniom: 5 10?
    singang: 6
    siniganng: 6
    sinigagn mix: 6
    sampaloq: 6
    tamarnid: 6
    bakng powder: 7
    bakig powder: 7
    baking powdr: 7
    double actng: 7
    ube cak: 8
    pancke: 8 9 7?
    pancaek mix: 8 9 7?
    butermilk: 9
    buttermlik pancake: 9
    bredding mix: 10
    breding: 10
    crsipy: 10 9?
    crispy braeding: 10
    cocao: 11 12?
    coca powder: 11
    choclate: 11 12?
    chocolatte: 11 12?
    dutch procesed: 11
    tsoklate: 11 12?
    tsokolte: 11 12?
    champrado: 11? 12
    champoraod: 11? 12
    oatmel: 12
    cerael: 12
    popcron: 1 3 5
    frise: 1 2 4 5 7? 10?
    nahcos: 2
    chikcen: 4 10
    brekfast: 8 9 12
    breakfats: 8 9 12
    macarroni: 2 3?
    waffels: 9
    mayonaise: 5
    vineger: 6`,
  'spelt by ear': `
    quezo: 1 2 3
    kezo: 1 2 3
    queso: 1 2 3
    tsedar: 1 3
    chiz: 1 2 3
    kokoa: 11 12?
    kakao: 11 12?
    chokolate: 11 12?
    tsocolate: 11 12?
    tsampurado: 11? 12
    champurado: 11? 12
    campurado: 11? 12
    barbikyu: 4
    barbekyu: 4
    barbique: 4
    sawer krim: 5
    onyon: 5 10?
    sinegang: 6
    senegang: 6
    sampalok miks: 6
    sampalock: 6
    beyking powder: 7
    bakeng powder: 7
    obe: 8
    uve cake: 8
    pankeyk: 7? 8 9
    pankake: 7? 8 9
    hatkeyk: 7 8 9
    vuttermilk: 9
    krispi: 10 9?
    crispi breding: 10
    kereal: 12
    sereal: 12
    papkorn: 1 3 5
    popkorn: 1 3 5
    frais: 1 2 4 5 10?
    priez: 1 2 4 5 10?
    phries: 1 2 4 5 10?
    tsiken: 4 10
    chikin: 4 10
    nachoz: 2
    natsos: 2
    vurger: 2
    wapols: 9
    pusit calamares: 10
    ensaimada: 3
    enzaymada: 3
    saur cream: 5
    shamporado: 11? 12
    chizmis: 1 2 3
    encaymada: 3`,
  'brand lines': `
    cheesemiss: 1 2 3
    chismis: 1 2 3
    cheesmis: 1 2 3
    cheezemiss powder: 1 2 3
    rancheros: 4 5 6
    ranchero: 4 5 6
    ranchero's bbq: 4
    rantseros: 4 5 6
    ransheros: 4 5 6
    casa bamvina: 7 8 9
    casa bambina: 7 8 9
    kasa bamvina: 7 8 9
    bamvina pancake: 8 9 7?
    satisfry: 10 11
    satisfri: 10 11
    satisfry cocoa: 11
    satisfry breading: 10`,
  'what it is for': `
    fries: 1 2 4 5 10?
    for fries: 1 2 4 5 10?
    fried chicken: 4 10
    fried chickn: 4 10
    cakes and bread: 3 7 8 11
    pancakes: 7 8 9
    drinks: 11
    breakfast: 8 9 12
    soups: 6
    popcorn and corn: 1 3 5
    popcorn flavor: 5
    cheese for popcorn: 1 3
    cheese for burger: 2
    nachos cheese: 2
    cocoa for cakes: 11
    sour for snacks: 6
    pang burger: 2
    ice candy: 11
    chicken skin: 4`,
  'half a word': `
    choco: 11 12?
    tsok: 11 12?
    tsoko: 11 12?
    tsokol: 11 12?
    tamar: 6
    hotca: 7 8 9
    barbi: 4
    waff: 9
    popc: 1 3 5
    maca: 2 3?
    mayon: 5
    break: 8 9 12
    pata: 1 2 4 5 10?
    champu: 11? 12
    sinig m: 6
    ched pow: 1 3
    brea mix: 8? 9? 10
    bake pow: 7
    veget: 10
    ensay: 3
    kes: 1 2 3`,
  'words the other way round': `
    powder cheese: 1 2 3
    powder cheddar: 1 3
    mix pancake: 8 9
    pancake ube: 8
    mix sinigang: 6
    powder baking: 7
    onion sour cream: 5
    cream sour: 5
    powder barbecue: 4
    sauce cheese: 2
    breading crispy: 10
    cereal oat champorado: 12
    cocoa dutch: 11
    cheddar white: 3
    mix cake ube: 8
    sampaloc sinigang: 6
    chicken fried: 4 10`,
  'words torn apart or run together': `
    hot cake: 7 8 9
    pan cake: 7? 8 9
    pop corn: 1 3 5
    butter milk: 9
    sourcream: 5
    cheesepowder: 1 2 3
    bakingpowder: 7
    pancakemix: 8 9
    cocoapowder: 11
    friedchicken: 4 10
    choc olate: 11 12?
    icecandy: 11`,
  'nothing that is sold': `
    asdf: -
    qwerty: -
    xyzzy: -
    laptop: -
    iphone: -
    shoes: -
    sapatos: -
    toyota: -
    shampoo: -
    cellphone: -
    gcash: -
    zzzz: -
    lorem ipsum: -
    adobo: -
    pancit: -
    halal: -
    covid: -
    candle: -
    ramen: -
    utang: -
    adidas: -
    coffee: -
    sabon: -
    bibingka: -
    samsung: -
    insurance: -
    paracetamol: -
    lumpia: -
    halo-halo: -
    beer: -
    wine: -
    t-shirt: -
    washing machine: -
    dog food: -
    facebook: -
    bluetooth speaker: -
    jollibee: -
    qqqqqqqq: -
    12345: -
    hjkl powder: -
    cheese laptop: -
    blorptang: -
    gizmo: -
    umbrella: -
    keyboard: -
    school bag: -
    medicine: -
    gasolina: -
    ticket: -
    ffffff: -
    kotse: -
    bahay: -
    telebisyon: -`,
} as const;

/** Of the sample's dealers: what each that must be found says, and then what others say that may be found besides. */
export const dealerQueries = {
  'the exact words': [
    ['quezon city', /quezon city/i],
    ['baguio', /baguio/i],
    ['divisoria', /divisoria/i],
    ['masagana', /masagana/i],
    ['binan', /biñan/i, /binangonan/i],
    ['BIÑAN CITY', /biñan city/i],
    ['dasmarinas city', /dasmariñas city/i],
    ['los banos', /los baños/i],
    ['santo nino', /santo niño/i],
    ['aling precys', /aling precy's/i],
    ['lapu lapu', /lapu-lapu/i],
    ['san jose', /san jose/i],
  ],
  misspelt: [
    ['qeuzon city', /quezon city/i, /quezon/i],
    ['bagiuo', /baguio/i],
    ['davoa', /davao/i],
    ['zamboang', /zamboanga/i],
    ['marikna', /marikina/i],
    ['caloocn', /caloocan/i],
    ['valenzeula', /valenzuela/i],
    ['pampnaga', /pampanga/i],
    ['tacloban ctiy', /tacloban/i],
    ['masagna', /masagana/i],
    ['goldn sack', /golden sack/i],
    ['enterprsies cubao', /enterprises.*cubao/i],
    ['dagupn', /dagupan/i],
  ],
  'spelt by ear': [
    ['kezon city', /quezon city/i, /quezon/i],
    ['queson city', /quezon city/i, /quezon/i],
    ['keson siti', /quezon city/i, /quezon/i],
    ['sebu', /cebu/i],
    ['cebo', /cebu/i],
    ['kalookan', /caloocan/i],
    ['balensuela', /valenzuela/i],
    ['dibisorya', /divisoria/i],
    ['quyapo', /quiapo/i],
    ['kyapo', /quiapo/i],
    ['bagyo', /baguio/i],
    ['bigan', /vigan/i],
    ['kabite', /cavite/i],
    ['batanggas', /batangas/i],
    ['iluilo', /iloilo/i],
    ['dasmarinas', /dasmari/i],
    ['los banos', /los ba.os/i],
    ['santo nino', /santo ni.o/i],
    ['lapulapu', /lapu-lapu/i],
    ['kalamba laguna', /calamba.*laguna/i],
    ['palawan koron', /coron/i],
    ['surigaw', /surigao/i],
    ['butwan', /butuan/i],
    ['pasig kapasigan', /kapasigan/i],
    ['bilya rosa', /villa rosa/i],
    ['lapolapo', /lapu-lapu/i],
    ['dasmarinyas', /dasmari/i],
    ['los banyos', /los ba.os/i],
    ['maykawayan', /meycauayan/i],
    ['heneral trias', /general trias/i],
    ['holo sulu', /jolo/i],
  ],
  'words the other way round': [
    ['city quezon', /quezon city/i, /quezon/i],
    ['cebu mandaue', /mandaue/i],
    ['cavite imus', /imus/i],
    ['laguna san pablo', /san pablo/i],
    ['depot bakers', /(bakers|panaderos.*) depot/i],
    ['sack golden', /golden sack/i],
    ['manila binondo', /binondo/i],
    ['supplies baking masagana', /masagana baking supplies/i],
  ],
  'Filipino words and what people say': [
    ['palengke divisoria', /divisoria.*market/i],
    ['maynila', /manila/i],
    ['dabaw', /davao/i],
    ['gensan', /general santos/i],
    ['cdo', /cagayan de oro/i],
    ['qc', /quezon city/i],
    ['palengke sa tondo', /tondo.*market/i],
    ['montalban', /rodriguez/i],
    ['gentri', /general trias/i],
    ['dealer sa cavite', /cavite/i],
    ['dealers near imus', /imus/i],
    ['malapit sa cebu', /cebu/i],
  ],
  'nothing that is there': [
    ['tokyo', /nothing at all/],
    ['dubai', /nothing at all/],
    ['hongkong', /nothing at all/],
    ['pharmacy', /nothing at all/],
    ['new york', /nothing at all/],
    ['asdfgh', /nothing at all/],
    ['starbucks', /nothing at all/],
    ['qwertyuiop', /nothing at all/],
    ['singapore', /nothing at all/],
    ['jollibee', /nothing at all/],
    ['xxxx', /nothing at all/],
    ['london bridge', /nothing at all/],
    ['hospital', /nothing at all/],
  ],
} as const satisfies Record<string, readonly (readonly [string, RegExp, RegExp?])[]>;
