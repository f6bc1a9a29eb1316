import { slugOf } from './slug.ts';

/** An entrance of a park. */
export interface NationalPark {
  id: string;
  name: string;
  stateId: string;
  latitude: number;
  longitude: number;
}

/**
 * Where visitors arrive: name|state|latitude,longitude of visitor centers and entrances, separated by semicolons. From
 * general knowledge, to about a mile. Parks without a road to them are left out.
 */
const table = `
Acadia|me|44.409,-68.247
Arches|ut|38.617,-109.620
Badlands|sd|43.749,-101.942
Big Bend|tx|29.328,-103.206
Biscayne|fl|25.464,-80.335
Black Canyon of the Gunnison|co|38.554,-107.687
Bryce Canyon|ut|37.640,-112.169
Canyonlands|ut|38.460,-109.821;38.168,-109.759
Capitol Reef|ut|38.292,-111.262
Carlsbad Caverns|nm|32.176,-104.444
Congaree|sc|33.830,-80.823
Crater Lake|or|42.897,-122.134
Cuyahoga Valley|oh|41.263,-81.559
Death Valley|ca|36.461,-116.866
Denali|ak|63.733,-148.895
Everglades|fl|25.395,-80.583;25.758,-80.766
Gateway Arch|mo|38.625,-90.185
Glacier|mt|48.523,-113.988;48.747,-113.439
Grand Canyon|az|36.059,-112.109;36.198,-112.052
Grand Teton|wy|43.654,-110.718
Great Basin|nv|39.006,-114.220
Great Sand Dunes|co|37.733,-105.512
Great Smoky Mountains|tn|35.686,-83.537
Great Smoky Mountains|nc|35.513,-83.306
Guadalupe Mountains|tx|31.894,-104.822
Haleakala|hi|20.760,-156.248
Hawaii Volcanoes|hi|19.430,-155.257
Hot Springs|ar|34.514,-93.053
Indiana Dunes|in|41.634,-87.054
Joshua Tree|ca|34.135,-116.313;34.093,-116.266;33.671,-115.802
Kenai Fjords|ak|60.116,-149.440
Kings Canyon|ca|36.740,-118.963
Lassen Volcanic|ca|40.438,-121.533
Mammoth Cave|ky|37.187,-86.100
Mesa Verde|co|37.337,-108.409
Mount Rainier|wa|46.786,-121.735;46.752,-121.914
New River Gorge|wv|38.070,-81.076
North Cascades|wa|48.666,-121.264
Olympic|wa|48.099,-123.426;47.861,-123.935
Petrified Forest|az|35.065,-109.781
Pinnacles|ca|36.493,-121.146
Redwood|ca|41.286,-124.090
Rocky Mountain|co|40.366,-105.561;40.266,-105.833
Saguaro|az|32.180,-110.736;32.254,-111.197
Sequoia|ca|36.491,-118.825
Shenandoah|va|38.906,-78.194;38.661,-78.321;38.033,-78.859
Theodore Roosevelt|nd|46.916,-103.527
Voyageurs|mn|48.584,-93.161
White Sands|nm|32.780,-106.172
Wind Cave|sd|43.556,-103.478
Yellowstone|mt|44.657,-111.090;45.029,-110.708
Yellowstone|wy|44.488,-110.003;44.135,-110.666
Yosemite|ca|37.748,-119.587;37.801,-119.875
Zion|ut|37.200,-112.987
`;

export const nationalParks: readonly NationalPark[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', stateId = '', entrances = ''] = line.split('|');
    return entrances.split(';').map((at, position) => {
      const [latitude, longitude] = at.split(',').map(Number);
      const id = `${slugOf(name)}-${stateId}-${position + 1}`;
      return { id, name, stateId, latitude: latitude ?? 0, longitude: longitude ?? 0 };
    });
  });
