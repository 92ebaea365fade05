// Made by `npm run validators` from contract/rawField/rawFieldSchema.ts. Do not edit.
"use strict";
export const validateRawField = validate10;
const schema11 = {"type":"object","required":["name","type"],"properties":{"field_id":{"type":["string","number","null"]},"name":{"type":"string","pattern":"^[\\p{L}_][\\p{L}\\p{N}_-]{0,63}$"},"type":{"type":"string"},"title":{"type":["string","number","boolean","null"]},"placeholder":{"type":["string","number","boolean","null"]},"description":{"type":["string","number","boolean","null"]},"validation_rules":{},"options":{"type":["array","object","null"]},"order":{"type":["string","number","null"]},"permissions":{"type":["array","object","string","null"]},"depends_on":{"type":["array","object","null"]},"symbol_counter":{"type":["string","number","boolean","null"]},"links":{"type":["array","object","string","null"]},"autoGenerate":{},"prefix":{"type":["string","number","boolean","null"]},"week":{"enum":["numbers","names",null]},"autocomplete":{"type":["string","null"]},"areas":{},"sections":{},"resource":{},"layout":{},"as":{},"extension":{}}};
const pattern0 = new RegExp("^[\\p{L}_][\\p{L}\\p{N}_-]{0,63}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate10.errors = [{instancePath,keyword:"required",message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs1 = errors;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (data0 !== null)){
validate10.errors = [{instancePath:instancePath+"/field_id",keyword:"type",message:"must be string,number,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate10.errors = [{instancePath:instancePath+"/name",keyword:"pattern",message:"must match pattern \""+"^[\\p{L}_][\\p{L}\\p{N}_-]{0,63}$"+"\""}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/name",keyword:"type",message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if(typeof data.type !== "string"){
validate10.errors = [{instancePath:instancePath+"/type",keyword:"type",message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data3 = data.title;
const _errs7 = errors;
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
validate10.errors = [{instancePath:instancePath+"/title",keyword:"type",message:"must be string,number,boolean,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data4 = data.placeholder;
const _errs9 = errors;
if((((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) && (data4 !== null)){
validate10.errors = [{instancePath:instancePath+"/placeholder",keyword:"type",message:"must be string,number,boolean,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs11 = errors;
if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)){
validate10.errors = [{instancePath:instancePath+"/description",keyword:"type",message:"must be string,number,boolean,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
const _errs13 = errors;
if(typeof data.options != "object"){
validate10.errors = [{instancePath:instancePath+"/options",keyword:"type",message:"must be array,object,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data7 = data.order;
const _errs15 = errors;
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (data7 !== null)){
validate10.errors = [{instancePath:instancePath+"/order",keyword:"type",message:"must be string,number,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data8 = data.permissions;
const _errs17 = errors;
if((typeof data8 != "object") && (typeof data8 !== "string")){
validate10.errors = [{instancePath:instancePath+"/permissions",keyword:"type",message:"must be array,object,string,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.depends_on !== undefined){
const _errs19 = errors;
if(typeof data.depends_on != "object"){
validate10.errors = [{instancePath:instancePath+"/depends_on",keyword:"type",message:"must be array,object,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.symbol_counter !== undefined){
let data10 = data.symbol_counter;
const _errs21 = errors;
if((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (data10 !== null)){
validate10.errors = [{instancePath:instancePath+"/symbol_counter",keyword:"type",message:"must be string,number,boolean,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.links !== undefined){
let data11 = data.links;
const _errs23 = errors;
if((typeof data11 != "object") && (typeof data11 !== "string")){
validate10.errors = [{instancePath:instancePath+"/links",keyword:"type",message:"must be array,object,string,null"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
let data12 = data.prefix;
const _errs25 = errors;
if((((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")) && (data12 !== null)){
validate10.errors = [{instancePath:instancePath+"/prefix",keyword:"type",message:"must be string,number,boolean,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.week !== undefined){
let data13 = data.week;
const _errs27 = errors;
if(!(((data13 === "numbers") || (data13 === "names")) || (data13 === null))){
validate10.errors = [{instancePath:instancePath+"/week",keyword:"enum",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autocomplete !== undefined){
let data14 = data.autocomplete;
const _errs28 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate10.errors = [{instancePath:instancePath+"/autocomplete",keyword:"type",message:"must be string,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,keyword:"type",message:"must be object"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const RAW_FIELD_KEYS = ["field_id","name","type","title","placeholder","description","validation_rules","options","order","permissions","depends_on","symbol_counter","links","autoGenerate","prefix","week","autocomplete","areas","sections","resource","layout","as","extension"];
