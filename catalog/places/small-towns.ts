/** Towns popular with travelers that the gazetteer does not list: state|name|latitude|longitude|population. */
export const smallTowns = `
or|Manzanita|45.7187|-123.9351|600
or|Camp Sherman|44.4601|-121.6359|250
or|Yachats|44.3115|-124.1046|1000
or|Government Camp|45.3040|-121.7548|190
or|Corbett|45.5279|-122.2926|700
or|Joseph|45.3543|-117.2296|1150
or|Neskowin|45.1065|-123.9801|170
ut|Springdale|37.1889|-112.9986|510
ut|Torrey|38.2989|-111.4188|240
ut|Boulder|37.9075|-111.4243|240
ut|Bluff|37.2844|-109.5518|240
ut|Brighton|40.6030|-111.5838|440
ut|Eden|41.2994|-111.8105|600
mi|Mackinac Island|45.8492|-84.6189|580
mi|Saugatuck|42.6550|-86.2020|870
mi|Leland|45.0231|-85.7598|410
mi|Glen Arbor|44.8971|-85.9859|230
mi|Copper Harbor|47.4688|-87.8884|130
hi|Kihei|20.7645|-156.4450|21400
hi|Hanalei|22.2030|-159.5010|450
hi|Poipu|21.8810|-159.4540|1300
hi|Hana|20.7580|-155.9900|1500
hi|Haleiwa|21.5930|-158.1030|4900
ak|Talkeetna|62.3209|-150.1066|1050
ak|Healy|63.8570|-148.9660|970
ak|Denali Park|63.7300|-148.9150|170
ak|McCarthy|61.4330|-142.9220|110
ca|Tahoe City|39.1720|-120.1380|2100
ca|Big Sur|36.2704|-121.8081|1000
ca|Mendocino|39.3077|-123.7995|930
ca|Stinson Beach|37.9005|-122.6444|540
ca|Groveland|37.8382|-120.2327|600
ca|Point Reyes Station|38.0691|-122.8069|850
ca|Bodega Bay|38.3332|-123.0481|1050
ca|Three Rivers|36.4389|-118.9045|2200
ca|Pioneertown|34.1569|-116.4959|420
ca|Olympic Valley|39.1960|-120.2350|920
ca|Fish Camp|37.4786|-119.6393|60
wi|Fish Creek|45.1269|-87.2430|1000
wi|Ephraim|45.1569|-87.1707|290
wi|Sister Bay|45.1872|-87.1209|880
wi|Bayfield|46.8108|-90.8182|490
mt|Gardiner|45.0316|-110.7055|880
mt|Essex|48.2800|-113.6120|50
mt|Bigfork|48.0633|-114.0726|4700
mt|Polebridge|48.7642|-114.2846|90
ri|Block Island|41.1720|-71.5560|1050
nh|Lincoln|44.0456|-71.6704|1660
nh|Jackson|44.1442|-71.1840|820
nh|Sugar Hill|44.2159|-71.7998|560
vt|Killington|43.6776|-72.7798|810
vt|Woodstock|43.6242|-72.5185|3000
vt|Grafton|43.1734|-72.6087|680
vt|Weston|43.2914|-72.7930|570
ga|Helen|34.7015|-83.7316|560
ga|Jekyll Island|31.0580|-81.4130|870
az|Tusayan|35.9736|-112.1266|560
az|Jerome|34.7489|-112.1138|450
az|Bisbee|31.4482|-109.9284|5200
az|Patagonia|31.5395|-110.7562|910
tn|Townsend|35.6754|-83.7557|450
nm|Red River|36.7081|-105.4061|480
nm|Madrid|35.4067|-106.1528|200
nm|Abiquiu|36.2089|-106.3186|230
nm|Truth or Consequences|33.1284|-107.2528|6000
me|Mount Desert|44.3647|-68.3231|2150
me|Southwest Harbor|44.2790|-68.3256|1770
me|Stonington|44.1565|-68.6667|1050
me|Greenville|45.4595|-69.5906|1440
me|Carrabassett Valley|45.0790|-70.2120|670
wa|La Push|47.9087|-124.6370|370
wa|Seaview|46.3315|-124.0553|470
wa|Winthrop|48.4779|-120.1862|500
wa|Langley|48.0401|-122.4063|1150
wa|Eastsound|48.6968|-122.9057|1600
wa|Packwood|46.6068|-121.6709|640
wa|Stehekin|48.3093|-120.6566|80
oh|Put-in-Bay|41.6542|-82.8207|140
oh|Logan|39.5401|-82.4071|7100
ms|Bay St. Louis|30.3088|-89.3300|9200
wv|Davis|39.1290|-79.4662|600
wv|Harpers Ferry|39.3254|-77.7389|270
wv|Snowshoe|38.4090|-79.9940|20
tx|Terlingua|29.3216|-103.6160|80
tx|Marathon|30.2085|-103.2416|410
tx|Gruene|29.7383|-98.1036|20
tx|Crystal Beach|29.4578|-94.6410|1200
co|Winter Park|39.8917|-105.7631|1030
co|Ridgway|38.1527|-107.7567|1050
co|Grand Lake|40.2522|-105.8231|430
co|Nederland|39.9614|-105.5108|1470
co|Twin Lakes|39.0825|-106.3836|200
co|Crestone|37.9964|-105.6997|140
wy|Teton Village|43.5889|-110.8280|330
wy|Moran|43.8430|-110.5080|90
wy|Dubois|43.5336|-109.6304|930
id|Stanley|44.2163|-114.9311|110
id|Coolin|48.4780|-116.8490|90
ny|Phoenicia|42.0837|-74.3121|310
ny|Shelter Island|41.0682|-72.3387|2400
ny|Lake George|43.4262|-73.7123|1000
ny|Keene Valley|44.1900|-73.7870|460
ny|Hammondsport|42.4079|-77.2239|600
ny|Tannersville|42.1956|-74.1340|500
nj|Long Beach Island|39.6400|-74.1830|7600
nj|Stone Harbor|39.0509|-74.7579|800
de|Fenwick Island|38.4623|-75.0513|400
de|Dewey Beach|38.6929|-75.0746|370
nc|Ocracoke|35.1146|-75.9810|950
nc|Corolla|36.3824|-75.8327|500
nc|Duck|36.1696|-75.7552|740
nc|Rodanthe|35.5935|-75.4679|260
nc|Blowing Rock|36.1351|-81.6776|1300
nc|Banner Elk|36.1632|-81.8715|1100
nc|Hot Springs|35.8973|-82.8287|570
sc|Folly Beach|32.6552|-79.9404|2600
sc|Edisto Beach|32.4790|-80.3345|1000
sc|Kiawah Island|32.6082|-80.0848|1700
fl|Seaside|30.3210|-86.1414|200
fl|Santa Rosa Beach|30.3960|-86.2288|9000
fl|Anna Maria|27.5312|-82.7334|1700
fl|Captiva|26.5217|-82.1910|580
fl|Pensacola Beach|30.3340|-87.1400|2700
fl|Cedar Key|29.1386|-83.0351|720
fl|Apalachicola|29.7258|-84.9833|2300
fl|Micanopy|29.5047|-82.2798|650
al|Mentone|34.5698|-85.5803|360
al|Fort Morgan|30.2280|-88.0220|100
mo|Hermann|38.7042|-91.4374|2400
ar|Jasper|36.0081|-93.1866|470
ok|Medicine Park|34.7290|-98.4920|460
ok|Broken Bow|34.0293|-94.7391|4100
sd|Interior|43.7269|-101.9838|90
sd|Keystone|43.8955|-103.4182|340
nd|Medora|46.9139|-103.5244|130
ne|Valentine|42.8728|-100.5510|2700
ks|Lindsborg|38.5736|-97.6745|3400
ia|Bentonsport|40.7260|-91.8540|40
mn|Lutsen|47.6472|-90.6749|190
mn|Grand Marais|47.7505|-90.3343|1350
mn|Lanesboro|43.7208|-91.9768|750
il|Grand Tower|37.6331|-89.4995|520
in|Beverly Shores|41.6923|-86.9792|600
ky|Slade|37.7950|-83.7040|90
pa|Ohiopyle|39.8701|-79.4939|60
pa|New Hope|40.3643|-74.9513|2500
md|Oakland|39.4079|-79.4067|1850
md|McHenry|39.5590|-79.3530|990
md|Tilghman Island|38.7076|-76.3355|780
va|Chincoteague|37.9332|-75.3788|3300
va|Floyd|36.9112|-80.3201|430
va|Nellysford|37.8860|-78.8770|1000
la|Breaux Bridge|30.2735|-91.8993|7500
la|St. Francisville|30.7799|-91.3765|1600
ct|Mystic|41.3543|-71.9665|4200
ma|Stockbridge|42.2876|-73.3203|2000
ma|Truro|41.9934|-70.0498|2450
ma|Aquinnah|41.3480|-70.8120|440
ma|Shelburne Falls|42.6042|-72.7387|1750
nv|Crystal Bay|39.2260|-120.0040|300
nv|Genoa|39.0043|-119.8471|940
`;
