/**
 * By state: the first three digits of its ZIP codes as ranges (USPS), and area codes for its telephone numbers (NANPA).
 * Numbers of units such as the White House or the military are left out, so not every range is complete.
 */
const stateTable = `
al|350-352 354-369|205 251 256 334
ak|995-999|907
az|850 852-853 855-857 859-860 863-865|480 520 602 928
ar|716-729|479 501 870
ca|900-908 910-918 920-928 930-961|209 213 310 415 530 619 707 805 831 916
co|800-816|303 719 970
ct|060-062 064-069|203 860
de|197-199|302
dc|200|202
fl|320-339 341-342 344 346-347 349|239 305 321 352 386 407 561 727 813 850 904
ga|300-310 312-319 398|229 404 478 706 770 912
hi|967-968|808
id|832-838|208
il|600-620 622-629|217 309 312 618 630 815
in|460-479|219 260 317 574 765 812
ia|500-508 510-516 520-528|319 515 563 641 712
ks|660-662 664-679|316 620 785 913
ky|400-418 420-427|270 502 606 859
la|700-701 703-708 710-714|225 318 337 504 985
me|039-049|207
md|206-212 214-219|301 410
ma|010-027|413 508 617 781 978
mi|480-499|231 248 269 313 517 616 734 810 906 989
mn|550-551 553-567|218 320 507 612 651 763 952
ms|386-397|228 601 662
mo|630-631 633-641 644-658|314 417 573 636 660 816
mt|590-599|406
ne|680-681 683-693|308 402
nv|889-891 893-895 897-898|702 775
nh|030-038|603
nj|070-089|201 609 732 856 908 973
nm|870-871 873-875 877-884|505 575
ny|100-104 106-149|212 315 518 585 607 631 716 718 845 914
nc|270-289|252 336 704 828 910 919
nd|580-588|701
oh|430-458|216 330 419 440 513 614 740 937
ok|730-731 734-741 743-749|405 580 918
or|970-979|503 541
pa|150-196|215 412 570 610 717 724 814
ri|028-029|401
sc|290-299|803 843 864
sd|570-577|605
tn|370-385|423 615 731 865 901 931
tx|750-770 773-799|210 214 281 325 361 409 432 512 713 806 817 830 915 936 956
ut|840-847|435 801
vt|050-054 056-059|802
va|201 220-246|276 434 540 703 757 804
wa|980-986 988-994|206 253 360 425 509
wv|247-268|304
wi|530-532 534-535 537-549|262 414 608 715 920
wy|820-831|307
`;

/** Cities with many stays, in the same form. */
const cityTable = `
ak-anchorage|995|907
az-phoenix|850|602
az-sedona|863|928
az-tucson|857|520
ca-los-angeles|900|213 310
ca-palm-springs|922|760
ca-sacramento|958|916
ca-san-diego|921|619
ca-san-francisco|941|415
ca-san-jose|951|408
ca-south-lake-tahoe|961|530
co-aspen|816|970
co-denver|802|303 720
dc-washington|200|202
fl-jacksonville|322|904
fl-key-west|330|305
fl-miami|331|305 786
fl-orlando|328|407
fl-tampa|336|813
ga-atlanta|303|404
ga-savannah|314|912
hi-honolulu|968|808
id-boise|837|208
il-chicago|606|312 773
in-indianapolis|462|317
ky-louisville|402|502
la-new-orleans|701|504
ma-boston|021|617
md-baltimore|212|410
me-bar-harbor|046|207
mi-detroit|482|313
mi-traverse-city|496|231
mn-minneapolis|554|612
mo-branson|656|417
mo-kansas-city|641|816
mo-saint-louis|631|314
mt-bozeman|597|406
mt-whitefish|599|406
nc-asheville|288|828
nc-charlotte|282|704
nc-raleigh|276|919
nm-albuquerque|871|505
nm-santa-fe|875|505
nv-las-vegas|891|702
ny-new-york-city|100|212 646
oh-cincinnati|452|513
oh-cleveland|441|216
oh-columbus|432|614
or-bend|977|541
or-portland|972|503
pa-philadelphia|191|215
pa-pittsburgh|152|412
ri-newport|028|401
sc-charleston|294|843
tn-gatlinburg|377|865
tn-memphis|381|901
tn-nashville|372|615
tx-austin|787|512
tx-dallas|752|214
tx-el-paso|799|915
tx-houston|770|713
tx-san-antonio|782|210
ut-moab|845|435
ut-park-city|840|435
ut-salt-lake-city|841|801
va-virginia-beach|234|757
vt-stowe|056|802
wa-seattle|981|206
wi-milwaukee|532|414
wy-jackson|830|307
`;

interface PostalArea {
  /** `975` */
  zipPrefixes: string[];
  areaCodes: string[];
}

const expand = (range: string): string[] => {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(3, '0'));
};

const areasOf = (lines: string): Map<string, PostalArea> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line): [string, PostalArea] => {
        const [id = '', prefixes = '', areaCodes = ''] = line.split('|');
        return [id, { zipPrefixes: prefixes.split(' ').flatMap(expand), areaCodes: areaCodes.split(' ') }];
      }),
  );

const states = areasOf(stateTable);
const cities = areasOf(cityTable);

/** The city's if it is known, else the state's. Throws for a city in no state. */
export const postalAreaOf = (city: { id: string; stateId: string }): PostalArea => {
  const area = cities.get(city.id) ?? states.get(city.stateId);
  if (!area) throw new Error(`no ZIP codes are known in ${city.stateId}`);
  return area;
};
