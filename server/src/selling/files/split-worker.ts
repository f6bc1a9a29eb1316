import { parentPort, workerData } from 'node:worker_threads';
import { addBarcodes } from './add-barcodes.ts';
import { limitWasmMemory } from './limit-wasm-memory.ts';
import { splitPdf } from './split-pdf.ts';
import type { ReadAnswer, WorkerInput } from './split-result.ts';

const { task, modules, wasmMegabytes } = workerData as WorkerInput;
limitWasmMemory(wasmMegabytes);
const split = await splitPdf(task);
const result = split.ok ? await addBarcodes(split.parts, modules) : split;
const { user, system } = process.threadCpuUsage();
const answer: ReadAnswer = { result, milliseconds: (user + system) / 1000 };
parentPort?.postMessage(answer);
